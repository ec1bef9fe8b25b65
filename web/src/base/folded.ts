/**
 * Letters as a search compares them, in every language of the page the same. Turkish has an i with a dot and one without, each in both
 * sizes; here all four are one letter, so that "italya" finds İtalya and "imprimatur" finds Imprimatur.
 */
export const folded = (text: string): string => text.toLowerCase().replaceAll(/i\u0307|ı/g, 'i')
