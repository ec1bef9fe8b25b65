/** Apart from what makes them, so that the help and the completions need not load it. */
export const FORMAT_NAMES = [
  'table',
  'json',
  'stylish',
  'jsonl',
  'sarif',
  'junit',
  'checkstyle',
  'github',
  'gitlab',
  'html',
  'csv',
] as const
export type FormatName = (typeof FORMAT_NAMES)[number]
