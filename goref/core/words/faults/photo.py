"""The sentences of photographs that are not read, and what to do about it."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    # The file
    "photo-heic": Text("{path} is a HEIC picture, which goref does not read. Send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.", "{path} 是 HEIC 图片，goref 无法读取。请以 JPEG 格式发送：在 iPhone 上选择“设置 › 相机 › 格式 › 兼容性最佳”。", "{path} は HEIC 画像で、goref では読み込めません。JPEG で送ってください。iPhone では「設定 › カメラ › フォーマット › 互換性優先」を選びます。", "{path}: HEIC 사진이며 goref는 읽지 못합니다. JPEG로 보내세요. iPhone에서는 설정, 카메라, 포맷, 높은 호환성을 고릅니다."),
    "photo-unreadable": Text("{path} is no picture that can be read, or not all of it is there. JPEG, PNG, WebP, TIFF and BMP are read.", "{path} 不是可以读取的图片，或文件不完整。可读取 JPEG、PNG、WebP、TIFF 和 BMP。", "{path} は読み込める画像ではないか、途中までしかありません。読み込めるのは JPEG、PNG、WebP、TIFF、BMP です。", "{path}: 읽을 수 있는 사진이 아니거나 일부가 빠져 있습니다. JPEG, PNG, WebP, TIFF, BMP를 읽습니다."),
    "photo-too-many-pixels": Text("{path} has more than {most} megapixels. Save it smaller; a phone's ordinary picture is enough.", "{path} 超过 {most} 百万像素。请缩小后再存；手机的普通照片即可。", "{path} は {most} メガピクセルを超えています。縮小して保存してください。携帯の普通の写真で十分です。", "{path}: {most}메가픽셀을 넘습니다. 더 작게 저장하세요. 휴대전화의 보통 사진이면 충분합니다."),
    "photo-file-large": Text("{path} is larger than {most} MB. Save it as JPEG.", "{path} 超过 {most} MB。请存为 JPEG。", "{path} は {most} MB を超えています。JPEG で保存してください。", "{path}: {most} MB를 넘습니다. JPEG로 저장하세요."),
    "photo-needs-qt": Text("reading a picture needs PySide6: pip install PySide6-Essentials", "读取图片须有 PySide6：pip install PySide6-Essentials", "画像を読むには PySide6 が必要です：pip install PySide6-Essentials", "사진을 읽으려면 PySide6가 필요합니다: pip install PySide6-Essentials"),
    # The reading
    "photo-too-small": Text("The board is too small in the picture. Take it closer, or with more pixels.", "棋盘在照片中太小。请靠近些，或用更高像素拍摄。", "写真の中の盤が小さすぎます。もっと近くから、または高い画素数で撮ってください。", "사진 속 바둑판이 너무 작습니다. 더 가까이에서, 또는 더 높은 화소로 찍으세요."),
    "photo-too-oblique": Text("The board is seen too much from the side. Take the picture from higher up.", "拍摄角度太斜。请从更高处拍摄。", "斜めから写りすぎています。もっと上から撮ってください。", "바둑판이 너무 비스듬히 찍혔습니다. 더 위에서 찍으세요."),
    "photo-too-dark": Text("Light and dark hardly differ on the board. Take the picture with more light, without flash.", "棋盘上明暗几乎不分。请在更亮处拍摄，不要用闪光灯。", "盤の明暗がほとんど見分けられません。明るい所で、フラッシュなしで撮ってください。", "바둑판의 밝고 어두움이 거의 구별되지 않습니다. 더 밝은 곳에서 플래시 없이 찍으세요."),
    "photo-too-doubtful": Text("Too many points cannot be told. Check the corners and the number of lines, or take a sharper picture.", "无法辨认的点太多。请检查四角和路数，或拍一张更清晰的照片。", "判別できない点が多すぎます。四隅と路数を確かめるか、もっと鮮明に撮ってください。", "알아볼 수 없는 점이 너무 많습니다. 모서리와 줄 수를 확인하거나 더 선명한 사진을 찍으세요."),
    "photo-no-grid": Text("The four corners do not go round a board. Put each on its own corner of the grid.", "四个角没有围成棋盘。请把每个标记放到各自的角上。", "四つの隅が盤を囲んでいません。それぞれの隅に置き直してください。", "네 모서리가 바둑판을 둘러싸지 않습니다. 각각 격자의 제 모서리에 놓으세요."),
}  # fmt: skip
