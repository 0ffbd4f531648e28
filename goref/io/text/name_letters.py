"""The spelling of names in the languages that use single-byte character sets.

The lists hold common given names and surnames, and words in records: from them
:class:`Spelling` learns a language's letters and which follow each other. To add a language,
add its names here and its encodings to ``SINGLE`` in ``encoding_guess``.
"""

from __future__ import annotations

import math
import unicodedata
from collections import Counter
from functools import cache
from itertools import pairwise

NAMES = {
    "ru": (
        "Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров "
        "Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев "
        "Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев Григорьев "
        "Романов Воробьёв Сергеев Кузьмин Фролов Александров Дмитриев Королёв Гусев Киселёв "
        "Ильин Максимов Поляков Сорокин Виноградов Ковалёв Белов Медведев Антонов Тарасов "
        "Жуков Баранов Филиппов Комаров Давыдов Беляев Герасимов Богданов Осипов Сидоров "
        "Матвеев Титов Марков Миронов Крылов Куликов Карпов Власов Мельников Денисов "
        "Гаврилов Тихонов Казаков Афанасьев Данилов Савельев Тимофеев Фомин Чернов Абрамов "
        "Мартынов Ефимов Федотов Щербаков Назаров Калинин Исаев Чернышёв Быков Маслов "
        "Родионов Шишкин Динерштейн Шикшин Бурдакова Ковалева Иванова Петрова Мария "
        "Александр Сергей Дмитрий Андрей Алексей Владимир Михаил Николай Игорь Юрий Евгений "
        "Виктор Олег Павел Анна Елена Ольга Наталья Татьяна Ирина Светлана Екатерина Иван "
        "Илья Максим Артём Никита Кирилл Антон Пётр Фёдор Григорий Валерий Вячеслав "
        "Константин Тимур Кубок Чемпионат России Москва Казань Санкт-Петербург турнир тур "
        "финал партия первенство города дан кю чёрные белые выиграл сдался победа очко "
        "очков комментарий ход школа клуб"
    ),
    "uk": (
        "Шевченко Коваленко Бондаренко Ткаченко Кравченко Ковальчук Олійник Шевчук Поліщук "
        "Іваненко Лисенко Мельник Савченко Руденко Петренко Кравчук Клименко Павленко "
        "Марченко Левченко Гончаренко Сидоренко Мороз Гриценко Романюк Литвиненко Кузьменко "
        "Захарченко Андрійчук Яремчук Кириченко Дяченко Ковтун Данилюк Юрченко Богданюк "
        "Дмитро Олександр Сергій Андрій Володимир Михайло Микола Ігор Юрій Євген Віктор "
        "Олексій Василь Іван Тарас Богдан Анатолій Ярослав Віталій Оксана Наталія Тетяна "
        "Ірина Світлана Олена Катерина Юлія Людмила Київ Львів Харків Україна Чемпіонат "
        "Кубок України турнір фінал партія чорні білі виграв її"
    ),
    "sr": (
        "Јовановић Петровић Николић Марковић Ђорђевић Стојановић Илић Станковић Павловић "
        "Милошевић Ђурић Кнежевић Ковачевић Живковић Љубомир Његош Цветковић Џекић Зоран "
        "Драган Милан Бранислав Ђорђе Никола Стефан Јелена Ана Марија Београд Нови Сад "
        "Првенство Србије Куп Скопје Македонија Ѓорѓиевски Стојановски Љупчо Ќосев"
    ),
    "bg": (
        "Иванов Георгиев Димитров Петров Николов Христов Стоянов Тодоров Илиев Василев "
        "Атанасов Ангелов Първанов Къров Мавродиев Янков Господинов Желязков Димитър Георги "
        "Стоян Христо Въло Румен Пламен Красимир Йордан Цветан България София Пловдив "
        "Шампионат Купа"
    ),
    "el": (
        "Παπαδόπουλος Παπαδάκης Γεωργίου Δημητρίου Νικολάου Ιωάννου Βασιλείου Αντωνίου "
        "Κωνσταντίνου Παππάς Καραγιάννης Οικονόμου Μακρής Αλεξίου Χριστοδούλου "
        "Παναγιωτόπουλος Αθανασίου Ανδρέου Σταύρου Μιχαηλίδης Θεοδώρου Ζαχαρίου Φωτίου "
        "Ψαρράς Ξενάκης Γιώργος Γιάννης Δημήτρης Νίκος Κώστας Παναγιώτης Βασίλης Χρήστος "
        "Αντώνης Μιχάλης Σπύρος Ηλίας Ευάγγελος Μαρία Ελένη Κατερίνα Αικατερίνη Βασιλική "
        "Σοφία Αγγελική Θεσσαλονίκη Αθήνα Πρωτάθλημα Ελλάδας Κύπελλο γύρος τελικός παρτίδα "
        "μαύρα λευκά αγώνας νίκη και του της"
    ),
    "tr": (
        "Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan "
        "Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Özcan Korkmaz Çakır Erdoğan "
        "Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül "
        "Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel Ateş Aksoy Güngör Çoban Kılınç "
        "Karataş Sönmez Toprak Uçar Kıran Dağ Ağaoğlu Başaran Mehmet Mustafa Ahmet Ali "
        "Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Fatma "
        "Ayşe Emine Hatice Zeynep Elif Meryem Özlem Şerife Zehra Sultan Gökhan Barış Oğuz "
        "Çağlar Tuğba Uğur Türkiye Şampiyonası İstanbul İzmir Kupası siyah beyaz hükmen"
    ),
    "ar": (
        "محمد أحمد علي حسن حسين إبراهيم عبد الله الرحمن خالد عمر يوسف محمود مصطفى سعيد سالم "
        "ناصر فهد سلمان طارق وليد ياسر كريم رامي سامي عادل جمال كمال هشام باسم ماجد فيصل "
        "عثمان بلال زياد أيمن أسامة فاطمة عائشة مريم زينب نور ليلى سارة هدى الحسيني المصري "
        "السوري الشامي العربي الهاشمي الخطيب الأحمد العلي القحطاني الغامدي الزهراني الشمري "
        "بطولة كأس القاهرة دمشق بيروت بغداد الرياض الدور النهائي مباراة"
    ),
    "fa": (
        "محمدی احمدی حسینی رضایی کریمی موسوی جعفری صادقی رحیمی ابراهیمی هاشمی اکبری قاسمی "
        "مرادی رستمی عباسی نوری سلیمانی کاظمی علی رضا حسین مهدی امیر سعید مجید پویا آرش "
        "کیان پژمان گلناز زهرا فاطمه مریم سارا نگار تهران اصفهان شیراز ایران قهرمانی جام"
    ),
    "th": (
        "สมชาย สมศักดิ์ สมพร ประเสริฐ วิชัย สุรชัย อนุชา ณัฐพล ธนพล กิตติ วรวุฒิ ชัยวัฒน์ "
        "พงษ์ศักดิ์ อภิชาติ สุชาติ นพดล ปรีชา มานะ สุวรรณ ศรีสุข แสงทอง ทองดี บุญมี แก้วใส "
        "จันทร์เพ็ญ รัตนา พรทิพย์ สุดา มาลี วันเพ็ญ สุภาพ ใจดี เจริญสุข วงศ์สวัสดิ์ "
        "ศรีวิชัย รุ่งเรือง พิทักษ์ อินทร์แก้ว คำแพง ชัยมงคล ทองคำ กรุงเทพ เชียงใหม่ "
        "ประเทศไทย การแข่งขัน หมากล้อม ชิงแชมป์ รอบ ดำ ขาว ชนะ นาย นางสาว"
    ),
    "he": (
        "כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן מלכה אזולאי כץ יוסף דוד עמר אוחיון חדד "
        "גבאי בן דוד אדרי לוין טל קליין חן שפירא חזן משה יעקב יצחק שמואל אהרן דניאל מיכאל "
        "רפאל אליהו נועם איתי עומר יונתן אורי גיא רון שרה רחל לאה רבקה מרים אסתר חנה תמר "
        "נועה מיכל יעל שירה ירושלים תל אביב חיפה ישראל אליפות גביע סיבוב גמר משחק שחור לבן"
    ),
    "vi": (
        "Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh "
        "Lương Đoàn Mai Tô Trương Cao Thái Văn Thị Hữu Đức Minh Anh Tuấn Hùng Dũng Cường "
        "Thành Long Hải Sơn Quân Quang Bảo Phúc Khánh Huy Hiếu Trung Nam Thắng Tiến Việt "
        "Linh Hương Lan Hoa Ngọc Thảo Phương Thủy Hạnh Nhung Trang Yến Mỹ Thuỳ Kiều Hà Nội "
        "Sài Gòn Giải vô địch Cúp quốc gia Vòng chung kết ván cờ vây đen trắng thắng"
    ),
    "cs": (
        "Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Krejčí Horák Němec "
        "Pokorný Pospíšil Marek Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal "
        "Zeman Kolář Navrátil Čermák Vaněk Urban Blažek Kříž Kovář Kratochvíl Bartoš Vlček "
        "Polák Musil Kopecký Šimek Konečný Malý Čech Staněk Štěpánek Holub Říha Šťastný "
        "Soukup Mareš Moravec Sýkora Tichý Valenta Vávra Matoušek Bláha Říčař Dvořáková "
        "Nováková Černá Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk "
        "Václav František Milan Karel Jakub Lukáš Michal Ladislav Stanislav Ondřej Vojtěch "
        "Matěj Luboš Aleš Bohuš Tereza Lucie Kateřina Věra Hana Lenka Božena Jiřina Žofie "
        "Mistrovství České republiky Plzeň Brno Pohár kolo finále partie černý bílý vzdal "
        "výhra"
    ),
    "sk": (
        "Horváth Kováč Varga Tóth Nagy Baláž Molnár Balog Szabó Lukáč Novák Polák Kollár "
        "Gajdoš Hudák Šimko Ďurica Ľubomír Juraj Ján Štefan Jozef Peter Mária Anna Zuzana "
        "Ľudovít Tibor Vladimír Šťastná Miloš Žiga Čižmár Hruška Majster Slovenska Košice "
        "Žilina Trenčín Bratislava kôl víťaz"
    ),
    "pl": (
        "Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński "
        "Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Wojciechowski Kwiatkowski "
        "Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Nowakowski "
        "Wieczorek Wróbel Jabłoński Dudek Adamczyk Majewski Olszewski Stępień Malinowski "
        "Jaworski Pawlak Górski Nowicki Sikora Witkowski Walczak Baran Rutkowski Michalak "
        "Szewczyk Ostrowski Tomaszewski Pietrzak Zalewski Wróblewski Jasiński Sadowski Bąk "
        "Zawadzki Duda Włodarczyk Chmielewski Borkowski Sokołowski Szczepański Sawicki "
        "Kucharski Lis Kubiak Kalinowski Wysocki Maciejewski Czarnecki Urbański Kaźmierczak "
        "Sobczak Głowacki Krajewski Zakrzewski Gajewski Łukasz Michał Paweł Rafał Sławomir "
        "Mirosław Władysław Stanisław Jarosław Bogusław Zdzisław Grzegorz Krzysztof "
        "Wojciech Małgorzata Agnieszka Elżbieta Bożena Grażyna Józef Kamil Jędrzej Błażej "
        "Mistrzostwa Polski Puchar Łódź Kraków Gdańsk Poznań Wrocław Świętokrzyskie runda "
        "finał partia biały czarny wygrał poddał"
    ),
    "hu": (
        "Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács "
        "Juhász Lakatos Mészáros Oláh Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis "
        "Szűcs Kocsis Orsós Pintér Fodor Szalai Sipos Magyar Lukács Gulyás Bíró Király "
        "László Katona Jakab Bogdán Kőszegi Győri Erdős Hegedűs Csűrös Cserhalmi Pócsai "
        "István József János Zoltán Sándor László Attila Ferenc Tamás Gábor Péter György "
        "Csaba Imre Lajos András Zsolt Mihály Béla Mária Erzsébet Ilona Katalin Éva Ágnes "
        "Zsuzsanna Győző Ernő Jenő Dezső Magyarország bajnokság Kupa döntő forduló győzelem "
        "feladta"
    ),
    "ro": (
        "Popescu Ionescu Popa Radu Dumitru Stan Stoica Gheorghe Matei Ciobanu Rusu "
        "Constantin Marin Lazăr Dinu Florea Nistor Bălan Mureşan Păun Stănescu Dobrescu "
        "Iliescu Ţurcanu Şerban Bărbulescu Măcelaru Cărbune Câmpeanu Rîmniceanu Ştefan "
        "Mihăiţă Ionuţ Alexandru Andrei Mihai Cristian Florin Gabriel Cătălin Răzvan Bogdan "
        "Lucian Valentin Maria Elena Ioana Mihaela Gheorghiţă Ştefania Iaşi Timişoara "
        "Bucureşti Piteşti România Campionatul Naţional Cupa"
    ),
    "hr": (
        "Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković "
        "Petrović Matić Tomić Pavlović Božić Blažević Grgić Pavić Radić Perić Filipović "
        "Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Đurić Žagar Šimić "
        "Čavić Zupančič Kovač Krajnc Potočnik Mlakar Golob Božič Kralj Korošec Vidmar Turk "
        "Kos Hočevar Jovanović Đorđević Nikolić Stojanović Milošević Ivan Luka Marko "
        "Tomislav Krešimir Hrvoje Siniša Saša Matjaž Žiga Aleš Gašper Miha Nataša Željka "
        "Prvenstvo Hrvatske Slovenije Srbije Zagreb Ljubljana Niš Čačak Šibenik pobjeda"
    ),
    "lt": (
        "Kazlauskas Jankauskas Petrauskas Stankevičius Vasiliauskas Žukauskas Butkus "
        "Paulauskas Urbonas Kavaliauskas Šimkus Čepaitis Rimkevičius Jurkevičius Žilinskas "
        "Šarūnas Ričardas Andrius Ąžuolas Giedrė Jūratė Rūta Živilė Vytautė Aušrinė "
        "Kęstutis Žygimantas Gintarė Lietuvos čempionatas Šiauliai Klaipėda taurė Eglė "
        "Mažeikių"
    ),
    "lv": (
        "Bērziņš Kalniņš Ozoliņš Jansons Ozols Liepiņš Krūmiņš Balodis Eglītis Zariņš "
        "Pētersons Vītols Kļaviņš Kārkliņš Vanags Šmits Jānis Andris Juris Ēriks Mārtiņš "
        "Kristīne Līga Inese Ilze Zane Ķēniņš Ģirts Rīga Latvijas čempionāts Daugavpils "
        "kauss uzvarēja"
    ),
    "et": (
        "Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Õunapuu Jõgi Põder Lõhmus "
        "Kütt Järv Sõber Tõnu Jüri Jaan Ülo Märt Rein Õnne Külli Šmidt Žukov Eesti "
        "meistrivõistlused Pärnu Võru karikas"
    ),
    "de": (
        "Müller Schmidt Schneider Fischer Weber Schäfer Bäcker König Köhler Krüger Jäger "
        "Böhm Günther Schröder Schütz Vögel Größe Weiß Groß Voß Möller Förster Hübner "
        "Krämer Lübke Pöhl Kühn Bühler Räder Jörg Jürgen Günter Björn Götz Käthe Sören "
        "Rüdiger Bärbel Thüringen München Köln Düsseldorf Göttingen Lübeck Nürnberg "
        "Österreich Zürich Meisterschaft schwarz weiß gewinnt Aufgabe Schwäbisch Gmünd "
        "Württemberg für über Straße"
    ),
    "fr": (
        "Lefèvre François Béatrice André René Hélène Jérôme Frédéric Gérard Sébastien "
        "Stéphane Benoît Cédric Loïc Noël Joël Zoé Chloé Raphaël Mickaël Grégoire Théo Léo "
        "Rémi Clément Étienne Éric Élodie Bégin Dubé Côté Gauthier Mathé Piché Crépeau "
        "Désiré Tétrault Müller Forêt Hénault Besançon Orléans Saint-Étienne Île Évry "
        "Championnat de France finale défi Fédération française première deuxième abandon "
        "d'été pièce partie à çà où"
    ),
    "es": (
        "García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín "
        "Jiménez Hernández Díaz Álvarez Muñoz Gutiérrez Ramírez Vázquez Suárez Ordóñez "
        "Núñez Peña Castaño Ibáñez Marín Íñigo José María Jesús Ángel Andrés Óscar Rubén "
        "Adrián Víctor Iván Raúl Joaquín Sofía Inés Lucía Begoña España Málaga Córdoba León "
        "Coruña México Campeonato Güell montó"
    ),
    "pt": (
        "Gonçalves Simões Conceição João José António Luís Tomás Mário Sérgio Márcio Flávio "
        "César Fábio Cláudio Vinícius Antônio Ângela Mônica Patrícia Inês Assunção "
        "Magalhães Guimarães Araújo Brandão Leitão Falcão Paixão Sebastião Estêvão Lourenço "
        "França São Paulo Brasília Évora Associação Seleção Campeonato três ação à"
    ),
    "it": (
        "Niccolò Nicolò Mattìa Davì Calò Donà Falcò Forlì Cantù Libertà Società città "
        "perché è già Aricò Salò Pontrèmoli Università"
    ),
    "da": (
        "Sørensen Jørgensen Søren Jørgen Bjørn Øystein Åse Håkon Pål Ståle Kåre Jens "
        "Mikkelsen Nørgaard Østergaard Bøgh Kjær Skjold Sæther Bråten Bjørnstad Håland "
        "Solbø Åge Gyldenløve Mårten København Tromsø Ålborg Århus Bodø mesterskab Norges "
        "Næstved Græsk Ærø"
    ),
    "sv": (
        "Åkesson Sjöberg Björk Lindström Sjögren Öberg Åberg Nyström Bergström Löfgren Hägg "
        "Wallström Göran Björn Åke Märta Håkan Östen Sören Jörgen Björklund Törnqvist "
        "Engström Mäkinen Nieminen Hämäläinen Laine Heikkinen Järvinen Lehtimäki Virtanen "
        "Mäkelä Hyvönen Kärkkäinen Pöysti Jyväskylä Hyväri Räsänen Vesa Göteborg Malmö "
        "Västerås Örebro Hässleholm Mästerskap Tampereen mestaruus Väinö Ålander Häkkinen "
        "Salmén André"
    ),
    "nl": (
        "Daniël Michaël Joël Noël Zoë Chloë Anaïs Loïs René André Desirée Coenraad Groën "
        "België reünie één Ruël"
    ),
    "is": (
        "Jónsson Guðmundsson Sigurðsson Þórsson Þórður Björn Gísli Ragnarsdóttir Sæmundur "
        "Þorsteinn Guðrún Halldór Óðinn Reykjavík Íslandsmót"
    ),
}
UNSEEN = 0.35
"""The share of a letter's chance that is left for pairs that never occurred."""


class Spelling:
    """The statistics of a language's names: which letter follows which, as logarithms.

    Attributes:
        is_latin: True if the language has letters of ASCII.
    """

    def __init__(self, words: str) -> None:
        single: Counter[str] = Counter()
        pairs: Counter[str] = Counter()
        before: Counter[str] = Counter()
        for word in words.split():
            spelt = f" {folded(word)} "
            single.update(spelt[1:])
            pairs.update(a + b for a, b in pairwise(spelt))
            before.update(spelt[:-1])
        self._single, self._total = single, sum(single.values())
        self._pairs, self._before = pairs, before
        self.is_latin = "a" in single
        self._known: dict[str, float] = {}

    def chance(self, pair: str) -> float:
        """Returns the logarithm of the chance that the second letter follows the first."""
        told = self._known.get(pair)
        if told is None:
            alone = self._single.get(pair[1], 0) / self._total or 2e-5
            followed = self._before.get(pair[0], 0)
            weight = followed / (followed + 12) * (1 - UNSEEN) if followed else 0.0
            both = self._pairs.get(pair, 0) / followed if followed else 0.0
            told = self._known[pair] = math.log(weight * both + (1 - weight) * alone)
        return told


@cache
def spelling(language: str) -> Spelling:
    """Returns the spelling of a language, by its key in ``NAMES``."""
    return Spelling(NAMES[language])


def folded(word: str) -> str:
    """Returns a word in small letters, with its accents as in single-byte sets."""
    return unicodedata.normalize("NFC", word).lower()
