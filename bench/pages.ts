/**
 * Pages of public repositories that were read whole by people who had seen no rule: what is sold, by whom, and every fault.
 * bench/pages/index.jsonl names each page (repository, commit, path) and its part; labels.jsonl has what its readers wrote down, by
 * place in the source, since the sentences are not ours to keep.
 *
 *     npm run bench -- pages fetch FOLDER               brings the pages
 *     npm run bench -- pages add FOLDER READINGS…       keeps what was read: JSON lines with the sentences (`q`) of each page
 *     npm run bench -- pages score FOLDER PART [--write]  how often findings are right, how many faults are found; for docs/rules.md
 *         --without STAGE                               the same without sentence, likely, subject or yielding: what each of them does
 *     npm run bench -- pages look FOLDER PART FILE      what is found, among other sentences, for readers to label one by one
 *     npm run bench -- pages looked FOLDER LABELS…      keeps what they said
 *     npm run bench -- pages sentences FOLDER FILE      each sentence of learn and choose with what readers and rules say of it
 *     npm run bench -- pages rules FOLDER PART          what each rule says on learn or choose; learn --write for rules/weighed.json
 *     npm run bench -- pages reader FOLDER              a learned reader beside the rules, on learn and choose
 *     npm run bench -- pages train FOLDER [--write]     learns what pages sell from `learn`; for rules/page-reading.json
 *
 * Parts: `learn` to read for rules and to train on, `choose` to choose limits on, `kept` for measuring alone: of it nobody who writes
 * rules opens a page, and `score` prints counts and nothing else.
 */
import { byRule } from './pages/by-rule.ts'
import { fetchPages } from './pages/fetch.ts'
import { addLooked, writeLook } from './pages/look.ts'
import { tryReader } from './pages/reader.ts'
import { addReadings } from './pages/readings.ts'
import { score, stagesOff } from './pages/score.ts'
import { writeSentences } from './pages/sentences.ts'
import { train } from './pages/train.ts'

export async function run([what, folder, ...rest]: string[] = []): Promise<void> {
  if (what === 'fetch' && folder !== undefined) fetchPages(folder)
  else if (what === 'add' && folder !== undefined) await addReadings(folder, rest)
  else if (what === 'score' && folder !== undefined) await score(folder, rest[0] ?? 'choose', rest.includes('--write'), stagesOff(rest))
  else if (what === 'look' && folder !== undefined && rest[1] !== undefined) await writeLook(folder, rest[0]!, rest[1])
  else if (what === 'looked' && folder !== undefined) addLooked(rest)
  else if (what === 'sentences' && folder !== undefined && rest[0] !== undefined) await writeSentences(folder, rest[0])
  else if (what === 'rules' && folder !== undefined) await byRule(folder, rest[0] ?? 'choose', rest.includes('--write'))
  else if (what === 'reader' && folder !== undefined) await tryReader(folder)
  else if (what === 'train' && folder !== undefined) await train(folder, rest.includes('--write'))
  else
    throw new Error(
      'npm run bench -- pages fetch | add | score | look | looked | sentences | rules | reader | train FOLDER …: see bench/pages.ts',
    )
}
