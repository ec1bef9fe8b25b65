interface Document {
  paths: Record<string, { post?: { parameters: { name: string }[]; 'x-changes-nothing'?: boolean } }>
}

/** Paths of a document whose POST changes something and keeps no answer for an Idempotency-Key. */
export function sentOnce(document: unknown): string[] {
  return Object.entries((document as Document).paths).flatMap(([path, { post }]) =>
    post && !post['x-changes-nothing'] && !post.parameters.some(({ name }) => name === 'Idempotency-Key') ? [path] : [],
  )
}
