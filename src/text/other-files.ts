/** Files that are met again and again and are not read: how each is told, what to call it, and what its owner can do. */
export interface OtherFile {
  /** In a sentence: "it is a PNG image". */
  name: string
  endings: string
  /** Its first bytes, or those at `at`. */
  signature?: string
  at?: number
  /** Whether web servers answer addresses with this ending with pages: `/index.php` is one. */
  servesPages?: true
  /** What its owner can do. */
  advice?: string
}

const SAVE_AS = 'Save it as .docx or PDF.'
const SAVE_AS_HTML = 'Save it as HTML or PDF.'
const RENDERED = 'Check the page it makes: give its address or save it as HTML.'
const UNPACK = 'Unpack it first.'

/** The more specific signature stands first. */
export const OTHER_FILES: readonly OtherFile[] = [
  { name: 'a PNG image', endings: 'png', signature: '\x89PNG' },
  { name: 'a JPEG image', endings: 'jpg jpeg', signature: '\xff\xd8\xff' },
  { name: 'a GIF image', endings: 'gif', signature: 'GIF8' },
  { name: 'a WebP image', endings: 'webp', signature: 'WEBP', at: 8 },
  { name: 'an AVIF image', endings: 'avif', signature: 'ftypavif', at: 4 },
  { name: 'a HEIC image', endings: 'heic', signature: 'ftypheic', at: 4 },
  { name: 'a BMP image', endings: 'bmp', signature: 'BM' },
  { name: 'an icon', endings: 'ico', signature: '\0\0\x01\0' },
  { name: 'a TIFF image', endings: 'tif tiff', signature: 'II*\0' },
  { name: 'a TIFF image', endings: '', signature: 'MM\0*' },
  { name: 'a video', endings: 'mp4 m4v mov', signature: 'ftyp', at: 4 },
  { name: 'a video', endings: 'mkv webm', signature: '\x1a\x45\xdf\xa3' },
  { name: 'an Ogg sound or video file', endings: 'ogg ogv', signature: 'OggS' },
  { name: 'an MP3 sound file', endings: 'mp3', signature: 'ID3' },
  { name: 'a sound or video file', endings: 'wav avi m4a flac', signature: 'RIFF' },
  {
    name: 'an old Office document (.doc, .xls or .ppt)',
    endings: 'doc xls ppt',
    signature: '\xd0\xcf\x11\xe0',
    advice: 'Save it as .docx or PDF, without a password.',
  },
  { name: 'a gzip archive', endings: 'gz tgz', signature: '\x1f\x8b', advice: UNPACK },
  { name: 'a 7-Zip archive', endings: '7z', signature: '7z\xbc\xaf', advice: UNPACK },
  { name: 'a RAR archive', endings: 'rar', signature: 'Rar!', advice: UNPACK },
  { name: 'an archive', endings: 'zip bz2 xz tar', advice: UNPACK },
  { name: 'a disk image', endings: 'dmg iso' },
  { name: 'a program', endings: 'bin apk deb rpm', signature: '\x7fELF' },
  { name: 'a Windows program', endings: 'exe msi', signature: 'MZ' },
  { name: 'a font', endings: 'woff', signature: 'wOFF' },
  { name: 'a font', endings: 'woff2', signature: 'wOF2' },
  { name: 'a font', endings: 'ttf otf eot' },
  { name: 'a PostScript file', endings: '', signature: '%!PS', advice: SAVE_AS },
  { name: 'a bibliography', endings: 'bib' },
  { name: 'a Textile document', endings: 'textile', advice: SAVE_AS_HTML },
  { name: 'an e-mail message', endings: 'msg', advice: 'Save it as HTML or PDF.' },
  { name: 'a template of a program or settings file', endings: 'jinja jinja2 j2 ejs erb', servesPages: true },
  { name: 'a template', endings: 'haml pug jade slim', servesPages: true, advice: RENDERED },
  { name: 'a Jupyter notebook', endings: 'ipynb', advice: SAVE_AS_HTML },
  { name: 'a list of Apple settings', endings: 'plist stringsdict', advice: 'Save its texts as .strings.' },
  { name: 'an Xcode string catalogue', endings: 'xcstrings', advice: 'Export it as XLIFF.' },
  { name: 'a style sheet', endings: 'css scss sass less' },
  { name: 'a script', endings: 'js mjs cjs map' },
  {
    name: 'source code',
    endings:
      'ts mts cts py rb go rs java kt kts swift c h cpp hpp cc cs php pl lua scala dart r m sh bash zsh ps1 bat sql graphql proto tf',
    servesPages: true,
  },
  { name: 'a settings file', endings: 'toml ini cfg conf env lock', advice: 'Only its owner knows which values are texts.' },
  { name: 'an XML file', endings: 'xml xsd xsl xslt dtd' },
  { name: 'a news feed', endings: 'rss atom' },
  { name: 'a calendar', endings: 'ics' },
  { name: 'an address card', endings: 'vcf' },
]

const byEnding = new Map(OTHER_FILES.flatMap((file) => file.endings.split(' ').map((ending) => [ending, file] as const)))
byEnding.delete('')

export const otherFileByEnding = (ending: string): OtherFile | undefined => byEnding.get(ending)

/** For the owner of a file that was to be read. */
export const refusalOfOther = ({ name, advice }: Pick<OtherFile, 'name' | 'advice'>): string =>
  `This is ${name}. ${advice ?? 'It holds no text that can be checked.'}`

/** Media types of which no byte is worth fetching. */
export const isMediaTypeNeverRead = (mediaType: string): boolean =>
  /^(?:(?:image|audio|video|font)\/|text\/(?:css|javascript)$|application\/(?:javascript|zip|gzip|x-tar|rss\+xml|atom\+xml)$)/.test(
    mediaType,
  )

const TEXT_WITHOUT_PROSE = new Set(['text/css', 'text/javascript', 'text/xml', 'text/calendar', 'text/vcard'])

/** An unknown kind of text is read as plain text, unless it is known to hold no sentences. */
export const mayHoldProse = (mediaType: string): boolean => mediaType.startsWith('text/') && !TEXT_WITHOUT_PROSE.has(mediaType)
