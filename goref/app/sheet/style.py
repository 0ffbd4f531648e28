"""The style of a score sheet: CSS for Qt's documents, and more CSS for web pages."""

from __future__ import annotations

STYLE = """
body { color: #000; }
h1, .h1 { font-size: 24px; font-weight: bold; margin-top: 0; margin-bottom: 0; }
h2, .h2 { font-size: 14px; font-weight: bold; margin-top: 14px; margin-bottom: 3px; }
p { margin-top: 2px; margin-bottom: 2px; }
td, th { padding: 3px 4px 3px 4px; font-weight: normal; vertical-align: top; }
.gap { font-size: 6px; margin-top: 0; margin-bottom: 0; }
.label { color: #444; font-size: 11px; }
.small { font-size: 11px; }
.name { font-size: 15px; font-weight: bold; }
.code { font-size: 16px; font-weight: bold; }
.rule { border-bottom: 1px solid #b0b0b0; }
.strong { border-bottom: 1px solid #000; }
.total { font-weight: bold; border-top: 1px solid #000; }
.result { font-size: 17px; font-weight: bold; margin-top: 4px; margin-bottom: 2px; }
.box { border: 2px solid #000; padding: 5px 8px 5px 8px; }
.alarm { font-size: 17px; font-weight: bold; }
.sign { border-bottom: 1px solid #000; }
"""
"""CSS for all sheets. Lengths are in pixels of 1/96 inch, whatever the screen."""
FILE_STYLE = """
@page { size: auto; margin: 14mm; }
html { background: #e8e8e8; }
body { font: 12px/1.25 "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Noto Sans CJK SC",
  "Microsoft YaHei", "PingFang SC", "Yu Gothic", "Hiragino Sans", sans-serif;
  font-variant-numeric: tabular-nums; background: #fff; max-width: 690px;
  margin: 0 auto; padding: 28px; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td, th { text-align: left; box-sizing: border-box; }
td[align=right], th[align=right] { text-align: right; }
tr, .front, .box, .signatures { break-inside: avoid; }
h2 { break-after: avoid; }
svg { max-width: 100%; }
.legend svg { vertical-align: middle; }
.whole { white-space: nowrap; }
footer { color: #444; font-size: 11px; margin-top: 12px; border-top: 1px solid #b0b0b0; }
.stamp { position: fixed; inset: 0; margin: 0; display: flex; pointer-events: none;
  align-items: center; justify-content: center; transform: rotate(-40deg);
  white-space: nowrap; font-size: 92px; font-weight: bold; color: rgba(0, 0, 0, 0.12); }
.stamp:lang(zh), .stamp:lang(ja), .stamp:lang(ko) { font-size: 180px; }
.sheet { break-after: page; margin-bottom: 48px; }
.sheet:last-child { break-after: auto; margin-bottom: 0; }
.stamped { background-position: center top; background-size: 100% auto;
  background-repeat: repeat-y; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
@media print {
  .sheet { margin-bottom: 0; }
  html { background: none; }
  body { max-width: none; margin: 0; padding: 0; }
  .front { break-after: page; }
}
"""
