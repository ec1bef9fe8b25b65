/** The upper half of code pages that the platform does not know. */
const OWN: Record<number, string> = {
  437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
  850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
}
const LABELS: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  10_007: 'x-mac-cyrillic',
  65_001: 'utf-8',
}
for (let page = 1250; page <= 1258; page++) LABELS[page] = `windows-${page}`

/** By the number of a font's character set; those of the machine it was written on have none. */
export const CHARSET_PAGES: Record<number, number> = {
  0: 1252,
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}

/** Fonts of signs: what stands in them is no text. */
export const SYMBOLS = -1

const decoders = new Map<number, (bytes: Uint8Array) => string>()

/** What turns bytes of a code page into text; of one that nobody knows, as Windows-1252, in which every byte is a character. */
export function decoderOf(page: number): (bytes: Uint8Array) => string {
  const known = decoders.get(page)
  if (known) return known
  const own = OWN[page]
  const decoder = new TextDecoder(LABELS[page] ?? 'windows-1252')
  const decode = own
    ? (bytes: Uint8Array) => Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : own[byte - 128]!)).join('')
    : (bytes: Uint8Array) => decoder.decode(bytes)
  // Only numbers that stand in a table: a file may name millions.
  if (own || LABELS[page]) decoders.set(page, decode)
  return decode
}
