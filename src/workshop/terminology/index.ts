export { dropWord, saveWord } from './edits.ts'
export { tableOf, takeTable } from './table.ts'
