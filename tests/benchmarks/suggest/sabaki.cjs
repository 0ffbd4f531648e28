// Asks @sabaki/deadstones: a board a line in, its dead stones and the seconds a line out.
const deadstones = require(process.argv[2])

Date.now = () => 1 // what the play-outs are seeded with

require('readline').createInterface({input: process.stdin}).on('line', async line => {
    const began = process.cpuUsage()
    const dead = await deadstones.guess(JSON.parse(line), {finished: true, iterations: 1000})
    const used = process.cpuUsage(began)
    const seconds = (used.user + used.system) / 1e6
    process.stdout.write(JSON.stringify({dead, seconds}) + '\n')
})
