/** The texts that a document may be written from: the form's input and the facts. */
export const supportingTexts = (
  input: object,
  facts: readonly { text?: string; title?: string | null; source?: string | null }[],
): string[] => [
  ...Object.values(input).flat().map(String),
  ...facts.flatMap(({ text, title, source }) => [text ?? '', title ?? '', source ?? '']),
]
