import { Type } from 'typebox'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, reason, Text } from './common.ts'

const Line = Type.Object(
  {
    file: Text('As the package calls it.'),
    line: nullable(Type.Integer({ description: 'Null where the file was not opened.' })),
    outcome: oneOf(['loaded', 'remark', 'refused'], { description: 'remark: loaded, with a remark.' }),
    effect: nullable(oneOf(['new', 'replaces', 'unchanged'], { description: 'What taking it over does; null where it was refused.' })),
    target: MaybeText('The file it is kept as.'),
    rule_id: MaybeText('The id of the rule.'),
    text: Text('The line as it is written.'),
    mark: nullable(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, description: 'From where to where in it the fault is.' })),
    why: Text('Why it was refused, or the remark.'),
    helps: Text('What helps.'),
  },
  { title: 'RuleImportLine' },
)

export const RuleImportSchema = Type.Object(
  {
    name: Text('Of the package.'),
    files: Count('Files in it.'),
    bytes: Count('Its size.'),
    dry_run: Type.Boolean({ description: 'Whether nothing was stored.' }),
    import_id: MaybeText('By which it can be undone; null where nothing was stored or changed.'),
    found: Count('Rules found: loaded, with a remark and refused together.'),
    loaded: Count('Loaded.'),
    remarks: Count('Loaded with a remark.'),
    refused: Count('Refused.'),
    new: Count('Of those loaded: rules the workspace did not have.'),
    replaces: Count('Of those loaded: rules it had, which get a new draft.'),
    unchanged: Count('Of those loaded: rules it had just so, or that were left as they are.'),
    without_proofs: Count('Of those loaded: without texts to find or texts to leave alone, so that they cannot be published yet.'),
    parts: Type.Array(
      Type.Object({ name: Type.String(), kind: oneOf(['terms', 'vale', 'yaml']), found: Type.Integer() }, { title: 'RuleImportPart' }),
      { description: 'Where they were found: lists of terms, styles of Vale’s, files of ours.' },
    ),
    lines: Type.Array(Line, { description: 'Each rule found, once.' }),
    aside: Type.Array(Type.Object({ file: Type.String(), why: Type.String() }), { description: 'Files that hold no rule.' }),
  },
  { title: 'RuleImport' },
)

export const RuleImportsSchema = Type.Object(
  {
    days: Count('For how many days an import can be undone.'),
    imports: Type.Array(
      Type.Object(
        {
          id: Text('By which it is undone.'),
          name: Text('Of the package.'),
          at: Timestamp('When it was taken over.'),
          by: MaybeText('Who took it over; null: somebody who left.'),
          new: Count('Rules that it began.'),
          changed: Count('Rules that got another draft.'),
          until: Timestamp('Until when it can be undone.'),
          undone_at: nullable(Timestamp('When it was undone.')),
        },
        { title: 'KeptRuleImport' },
      ),
    ),
  },
  { title: 'RuleImports' },
)
export const UndoImportInput = Type.Object({ reason }, { title: 'UndoImportInput' })
const ids = (description: string) => Type.Array(Type.String(), { description })
export const ImportUndone = Type.Object(
  {
    removed: ids('Rules that the import began, and that are gone.'),
    restored: ids('Rules that say again what they said before.'),
    left: ids('Rules that somebody has changed, published or deleted since.'),
  },
  { title: 'RuleImportUndone' },
)
