import { waitingIn } from './translations.ts'

/** `npm run translate -- de`: the texts that German lacks, and those whose English has changed since somebody looked. */
const [tag] = process.argv.slice(-1)
if (!/^[a-z]{2}$/.test(tag!)) throw new Error('Name one language, for example: npm run translate -- de')
const waiting = waitingIn(tag!)
for (const { file, key, english, now } of waiting) {
  console.log(`web/src/${file}: ${key} ${now === null ? 'is missing' : 'may be stale'}`)
  console.log(`  en  ${english}`)
  if (now !== null) console.log(`  ${tag}  ${now}`)
}
console.log(
  waiting.length === 0 ? `Nothing waits in ${tag}.` : `${waiting.length} texts. Once they are right: npm run translated -- ${tag}`,
)
