/** The calls that the tests of the release make of the installed command line. */
import { FORMAT_NAMES } from '../../src/cli/formats/names.ts'
import { PACK } from '../helpers/document-samples.ts'

/** What the small package has of its own; everything else is in server.test.ts. */
export const OWN = ['audit', 'init', 'lsp', 'mcp', 'rules list', 'rules show', 'rules check', 'rules test', 'rules train', 'rules sync']
/** These need a server. */
export const ELSEWHERE: Record<string, string[]> = { audit: ['workspace', 'server', 'key', 'key-file'], mcp: ['server', 'key-file'] }

/** Calls with every flag of every command, and what each ends with. `{site}` is the address of a site on this machine. */
export const CALLS: [words: string, code: number][] = [
  [
    'audit page.md --packs eu-green-claims,dark-patterns --markets DE --sectors retail --channels website --languages EN --explain-in DE',
    1,
  ],
  ['audit page.md --packs dark-patterns --also dark-patterns.learned --page-kind shop --held --no-vale --fail-on never --threads 2', 0],
  [`audit page.md --packs ${PACK} ${FORMAT_NAMES.map((name) => `--output ${name}:out/{node}.${name}`).join(' ')} --format jsonl`, 1],
  [`audit page.md --packs ${PACK} --baseline out/{node}.baseline --update-baseline --sells food`, 0],
  [`audit page.md --packs ${PACK} --since HEAD --changed-lines --no-gitignore`, 0],
  [`audit page.md --packs ${PACK} --fix --dry-run --names names.txt`, 0],
  ['audit --config imprimatur.yml --print-config page.md', 0],
  ['audit page.md --no-config --rules styles --allow-empty --allow-unreadable --allow-refused --allow-unjudged', 0],
  ['audit page.md --no-config --rules styles --allow-incomplete --allow-other-languages', 0],
  [`audit - --name page.md --packs ${PACK}`, 2],
  [`audit {site}/ --crawl --max-pages 2 --packs ${PACK} --allow-hosts 127.0.0.1`, 1],
  [`audit {site}/sitemap.xml --packs ${PACK} --allow-hosts 127.0.0.1 --json`, 1],
  ['audit page.md --languages DE', 2],
  ['init --yes --sources page.md --markets DE --sectors retail --channels website --languages EN', 2],
  [
    'lsp --stdio --packs alcohol --config imprimatur.yml --markets DE --sectors retail --channels website --languages EN --explain-in DE',
    1,
  ],
  ['lsp --no-config --no-vale --rules styles --packs dark-patterns --also dark-patterns.learned --page-kind shop --sells food', 1],
  ['mcp --packs alcohol --config imprimatur.yml --markets DE --sectors retail --channels website --languages EN --explain-in DE', 0],
  ['mcp --no-config --no-vale --rules styles --packs dark-patterns --also dark-patterns.learned --page-kind shop --sells food', 0],
  ['rules list --packs alcohol --json', 0],
  ['rules show alcohol.mood', 0],
  ['rules check styles', 0],
  ['rules test styles', 0],
  ['rules train labelled.jsonl --plain plain.txt --out out', 0],
  ['rules sync --config synced/.vale.ini --update', 0],
  ['--version', 0],
  ['--help', 0],
]
