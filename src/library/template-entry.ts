import { readTemplate } from '../generation/template/template-files.ts'
import type { TemplateFault, TemplateFiles } from '../generation/template/template-files.ts'
import { builtInLibrary } from './library.ts'
import type { TemplateEntry } from './library.ts'

/** A template that is being written, as far as its files can be read, and what is wrong with the rest. */
export async function entryOfFiles(key: string, files: TemplateFiles): Promise<{ entry: TemplateEntry; faults: TemplateFault[] }> {
  const { library } = await builtInLibrary()
  const { templates, faults } = readTemplate(key, files, library.phrases)
  const languages = new Map(templates.map((template) => [template.language, template]))
  return { entry: { id: '', key, version: '0', own: true, languages }, faults }
}
