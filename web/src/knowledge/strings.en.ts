import { plural } from '../base/strings.en.ts'

export const library = {
  title: 'Library', pageTitle: 'Library · Imprimatur', note: 'What documents are written with: templates, tones of voice, and what is known about your products.', search: 'Search the library',
  templates: 'Templates', tones: 'Tones of voice', infobases: 'Knowledge bases', fields: (n: number) => plural(n, 'field', 'fields'), languages: (n: number) => plural(n, 'language', 'languages'), guidelines: 'Guidelines',
  noInfobases: 'No knowledge base yet. One holds the facts documents may use: products, prices, claims you can prove.', none: 'Nothing matches', noneHelp: 'Search for another word.', form: 'What it asks for', required: 'required', count: (n: number) => String(n), language: 'Language',
}
