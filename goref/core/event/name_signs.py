"""One name in the characters of several scripts: 吴, 吳 and 呉; 沢, 澤 and 泽; Ōta and Oota.

Names that are equal by these tables may or may not be the same: they are only a suggestion.
``io/text/readings.py`` has the readings of characters.
"""

from __future__ import annotations

import re

VARIANTS = """
万萬 与與 专専專 东東 丰豐豊 临臨 丽麗 义義 乌烏 乐楽樂 乔喬 习習 乡郷鄉 书書 云雲 亚亜亞
产産 亲親 仓倉 仪儀 伟偉 传伝傳 伦倫 佛仏 侠俠 俭倹儉 儿児兒 党黨 关関關 兴興 兹茲 军軍 冈岡
冯馮 净浄淨 凤鳳 凯凱 刘劉 则則 刚剛 创創 剑剣劍 剧劇 劲勁 励勵 劳労勞 势勢 勋勲勳 华華 协協
单単單 卢盧 卫衛 历歴歷 厅庁廳 厉厲 县県縣 发発發 变変變 叶葉 号號 吕呂 启啓啟 吴吳呉 员員
哲喆 唤喚 团団團 园園 国國 图図圖 圆円圓 圣聖 场場 坚堅 坛壇 垒塁壘 壮壯 声聲 壳殻 处処處
备備 复復 头頭 夹夾 奋奮 奖奨獎 妇婦 娄婁 娇嬌 娴嫻 孙孫 学學 宁寧寗 宝寶 实実實 审審 宪憲
宫宮 宽寛寬 宾賓 对対對 寻尋 导導 寿壽 将將 尔爾 尧堯 尽盡 岁歳 岚嵐 岛島嶋嶌 岳嶽 峡峽
崎﨑嵜 巩鞏 师師 带帯帶 帮幫 广広廣 庄荘莊 庆慶 应応應 庞龐 开開 异異 弥彌 张張 弹弾彈 强強
归帰歸 录録錄 当當 彻徹 径徑 忆憶 忧憂 怀懐懷 态態 总総總 恋戀 恒恆 恳懇 恵惠 悦悅 惊驚 愿願
懒懶 戏戯戲 战戦戰 户戸戶 执執 扩拡擴 扬揚 抚撫 护護 报報 拥擁 择択擇 挥揮 损損 据拠據 掲揭
摄摂攝 敌敵 斋斎齋 斗鬪闘 断斷 旧舊 时時 昙曇 显顕顯 晋晉 晓暁曉 晖暉 暂暫 会會 术術 机機
权権權 条條 来來 杨楊 杰傑 极極 构構 枢樞 枣棗 栄荣榮 标標 树樹 样様樣 桜樱櫻 档檔 桥橋
检検檢 楼樓 榉欅櫸 横橫 欢歓歡 欧歐 残殘 毕畢 气気氣 汉漢 汇匯 汤湯 沟溝 沢泽澤 沧滄 泪涙
泷滝瀧 泻瀉 泼潑 泾涇 洁潔 济済濟 浅淺 浆漿 测測 浓濃 浜滨濱 涛濤 润潤 涩渋澀 渊淵 渐漸 渔漁
温溫 游遊 湾灣 湿濕 满満滿 溪渓 灯燈 灵霊靈 炉爐 点點 烁爍 热熱 焕煥 爱愛 爷爺 犹猶 独獨
狮獅 献獻 玛瑪 环環 现現 玺璽 珑瓏 琼瓊 电電 画畫 畅暢 畴疇 监監 盖蓋 盘盤 真眞 瞩矚 矿鉱礦
码碼 砖磚 礼禮 祯禎 祷祈禱 祸禍 禄祿 离離 积積 称稱 税稅 稳穩 穂穗 穷窮 窃竊 窦竇 竞競
竜龙龍 笔筆 笼籠 签簽 简簡 篱籬 类類 粮糧 糸丝絲 紧緊 红紅 纪紀 约約 纯純 纲綱 纳納 纵縦縱
纶綸 纷紛 纸紙 纹紋 纺紡 线線 练練 组組 细細 织織 终終 绍紹 经経經 结結 绕繞 绘絵繪 给給
络絡 绝絶絕 统統 绢絹 绣繡繍 继継繼 绩績 绪緒 续続續 维維 绮綺 绵綿 绿緑綠 缅緬 缘縁緣 编編
缪繆 缨纓 网網 罗羅 罚罰 罢罷 羁羈 翘翹 耀燿 聂聶 职職 联聯 聪聰 肃粛肅 肠腸 肤膚 胁脅 胆膽
胜勝 脉脈 脑脳腦 脚腳 舍舎 舰艦 艳艶豔 艺芸藝 节節 苇葦 苍蒼 苏蘇 范範 荆荊 荐薦 荫蔭 药薬藥
莱萊 莲蓮 获獲 莹瑩 萤蛍螢 营営營 萧蕭肖 萨薩 蒋蔣 蒙濛 蓝藍 蓟薊 蔷薔 薮藪 藏蔵 虏虜 虑慮
虫蟲 虽雖 虾蝦 蚀蝕 蚕蠶 蛮蠻 衬襯 袭襲 装裝 裤褲 见見 观観觀 规規 视視 览覧覽 觉覚覺 触觸
誉譽 计計 订訂 认認 议議 记記 讲講 许許 论論 设設 访訪 证証證 评評 识識 诉訴 词詞 译訳譯
试試 诗詩 诚誠 话話 询詢 该該 详詳 语語 误誤 说説說 请請 诸諸 诺諾 课課 谁誰 调調 谅諒 谈談
谋謀 谊誼 谢謝 谦謙 谭譚 谱譜 贝貝 贞貞 负負 贡貢 财財 责責 贤賢 败敗 货貨 质質 购購 贯貫
贵貴 贸貿 费費 贺賀 贾賈 资資 赖頼賴 赛賽 赞賛贊 赵趙 跃躍 践踐 车車 轩軒 转転轉 轮輪 软軟
轰轟 轻軽輕 载載 较較 辅輔 辆輛 辈輩 辉輝 辑輯 输輸 辞辭 边辺邊邉 辽遼 达達 迁遷 过過 运運
还還 进進 远遠 连連 迟遅遲 适適 选選 逊遜 递逓遞 遥遙 遗遺 邓鄧 邝鄺 邮郵 邹鄒 邻鄰 郑鄭
酱醤醬 释釈釋 里裏裡 鉴鑑鑒 钟鐘鍾 钢鋼 钦欽 钧鈞 钱銭錢 铁鉄鐵 铃鈴 铭銘 银銀 铸鋳鑄 链鏈
锁鎖 锅鍋 锋鋒 锐鋭銳 锡錫 锦錦 锻鍛 镇鎮鎭 镜鏡 长長 门門 闪閃 闫閻阎 闭閉 问問 闲閑閒 间間
闵閔 闸閘 闻聞 闽閩 阁閣 阅閲閱 队隊 阳陽 阴陰 阵陣 阶階 际際 陆陸 陈陳 险険險 随隨 隐隠隱
隶隷隸 难難 雏雛 雾霧 霁霽 静靜 韦韋 韩韓 韧靭韌 页頁 顶頂 项項 顺順 须須 顾顧 顿頓 颂頌
预預 领領 颇頗 频頻 颖穎 题題 颜顔顏 额額 风風 飞飛 饭飯 饮飲 饰飾 馆館 马馬 驰馳 驱駆驅
驹駒 驻駐 驾駕 骄驕 骆駱 验験驗 骏駿 骑騎 骗騙 骚騒騷 髪髮 高髙 鲁魯 鲍鮑 鲜鮮 鲤鯉 鲸鯨
鸟鳥 鸡鶏雞 鸣鳴 鸥鴎鷗 鸭鴨 鸿鴻 鹃鵑 鹅鵝 鹏鵬 鹤鶴 鹭鷺 鹰鷹 麦麥 麸麩 黄黃 黑黒 默黙
齐斉齊 齿歯齒 龚龔 龟亀龜
"""
"""Characters that replace each other in names: simplified, Japanese, traditional, variants."""
SPELT = (
    *(("lee", "yi", "rhee"), ("park", "pak", "bak"), ("choi", "choe"), ("kim", "gim")),
    *(("jung", "jeong", "chung"), ("cho", "jo"), ("kang", "gang"), ("kwon", "gwon")),
    *(("ryu", "yoo", "yu", "you"), ("moon", "mun"), ("shin", "sin"), ("noh", "roh", "no")),
    *(("seo", "suh"), ("yoon", "yun"), ("im", "lim", "rim"), ("baek", "paik", "baik")),
)
"""Spellings of Korean surnames in Latin letters."""
LONG = re.compile(r"o[ou]|oh(?![aeiou])|uu")
"""Spellings of long Japanese vowels."""

_SIGNS = str.maketrans({sign: group[0] for group in VARIANTS.split() for sign in group[1:]})
_SPELT = {name: group[0] for group in SPELT for name in group}


def alike(part: str) -> str:
    """Returns a key for comparing a part of a name, equal for parts that may be the same.

    Args:
        part: in lower case, without accents.
    """
    if part.isascii():
        return _SPELT.get(part) or LONG.sub(lambda found: found[0][0], part)
    return part.translate(_SIGNS)
