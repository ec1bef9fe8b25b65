const MARKS = /(<!-- made by `npm run docs`: (\w+) -->)[^]*?(<!-- end -->)/g

/** A page written by hand, with the parts between its marks made anew. */
export function withSections(page: string, sections: Record<string, () => string>): string {
  return page.replaceAll(MARKS, (_whole, open: string, name: string, close: string) => {
    const section = sections[name]
    if (!section) throw new Error(`There is no section called ${name}`)
    return `${open}\n${section()}\n${close}`
  })
}
