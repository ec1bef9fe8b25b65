interface Field {
  name: string
  type: string
  options: { value: string }[] | null
  maxLength: number | null
  format?: string
  note?: boolean
}

/** Something for every field of a form, and the pieces of it that a text must contain word for word. */
export function sampleInput(fields: Field[]): { input: Record<string, unknown>; values: string[] } {
  const input: Record<string, unknown> = {}
  const values: string[] = []
  for (const [i, field] of fields.entries()) {
    const word = `Zyx${i}qa`
    switch (field.type) {
      case 'text':
      case 'textarea':
        input[field.name] = field.format === 'date' ? '2026-05-01' : word
        if (field.format !== 'date' && !field.note) values.push(word)
        break
      case 'list':
        input[field.name] = [`${word}a`, `${word}b`]
        if (!field.note) values.push(`${word}a`, `${word}b`)
        break
      case 'url':
        input[field.name] = `https://site.example/${word}`
        values.push(`https://site.example/${word}`)
        break
      case 'number':
        input[field.name] = 7
        break
      case 'boolean':
        input[field.name] = true
        break
      case 'select':
        input[field.name] = field.options![0]!.value
        break
      case 'multiselect':
        input[field.name] = [field.options![0]!.value]
        break
      default:
        break
    }
  }
  return { input, values }
}
