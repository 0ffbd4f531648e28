; The installer for Windows, for Inno Setup 6 (https://jrsoftware.org/isinfo.php):
;
;   iscc /DVersion=X.Y.Z packaging\windows\goref.iss
;
; after PyInstaller has made dist\goref (README.md beside this file). WRITTEN, NOT RUN.
; It installs for the user alone and needs no administrator, unless he asks for all users.

#ifndef Version
  #error Say which version: iscc /DVersion=X.Y.Z packaging\windows\goref.iss
#endif

[Setup]
AppId=io.github.goref.goref
AppName=goref
AppVersion={#Version}
AppPublisher=The goref developers
DefaultDirName={autopf}\goref
DefaultGroupName=goref
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\goref\icons\goref.ico
UninstallDisplayIcon={app}\goref.exe
OutputDir=..\..\dist
OutputBaseFilename=goref-{#Version}-windows-x86_64
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
ShowLanguageDialog=auto

; Languages and what is said in them: goref.spec writes them.
#include "..\..\build\goref\languages.iss"

[Tasks]
Name: "sgf"; Description: "{cm:OpenSgf}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\goref\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\build\goref\icons\*.ico"; DestDir: "{app}"; Flags: ignoreversion

[InstallDelete]
; What an older version had and this one has not would be loaded otherwise.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\goref"; Filename: "{app}\goref.exe"
Name: "{autodesktop}\goref"; Filename: "{app}\goref.exe"; Tasks: desktopicon

[Registry]
; goref's own files.
Root: HKA; Subkey: "Software\Classes\.goref"; ValueType: string; ValueData: "goref.case"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.goref"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-goref-case"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\goref.case"; ValueType: string; ValueData: "{cm:CaseName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\goref.case\DefaultIcon"; ValueType: string; ValueData: "{app}\goref-case.ico"
Root: HKA; Subkey: "Software\Classes\goref.case\shell\open\command"; ValueType: string; ValueData: """{app}\goref.exe"" gui ""%1"""
Root: HKA; Subkey: "Software\Classes\.gorefevent"; ValueType: string; ValueData: "goref.event"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gorefevent"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-goref-event"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\goref.event"; ValueType: string; ValueData: "{cm:EventName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\goref.event\DefaultIcon"; ValueType: string; ValueData: "{app}\goref-event.ico"
Root: HKA; Subkey: "Software\Classes\goref.event\shell\open\command"; ValueType: string; ValueData: """{app}\goref.exe"" gui ""%1"""
; Records belong to many programs: goref is offered for them, and takes none away.
Root: HKA; Subkey: "Software\Classes\goref.record"; ValueType: string; ValueData: "{cm:RecordName}"; Flags: uninsdeletekey; Tasks: sgf
Root: HKA; Subkey: "Software\Classes\goref.record\DefaultIcon"; ValueType: string; ValueData: "{app}\goref.ico"; Tasks: sgf
Root: HKA; Subkey: "Software\Classes\goref.record\shell\open\command"; ValueType: string; ValueData: """{app}\goref.exe"" gui ""%1"""; Tasks: sgf
Root: HKA; Subkey: "Software\Classes\.sgf\OpenWithProgids"; ValueType: string; ValueName: "goref.record"; ValueData: ""; Flags: uninsdeletevalue; Tasks: sgf
