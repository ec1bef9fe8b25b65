import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  MarkupKind,
  MessageType,
  ProposedFeatures,
  ResponseError,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type InitializeParams,
  type InitializeResult,
  type Position,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { PlainError, UsageError } from '../../errors.ts'
import { VERSION } from '../../version.ts'
import type { Call } from '../command.ts'
import { OpenedProjects } from '../opened-projects.ts'
import { actionsFor, FIX_ALL, IGNORE, insertionFor, reasonEdit, SHOW_ADVICE, type Abilities, type Place } from './actions.ts'
import type { CheckedText } from './checked-text.ts'
import { TextChecks } from './checks.ts'
import { diagnosticsOf, explained, faultDiagnostic } from './diagnostics.ts'

const WATCHED = ['**/imprimatur.{yml,yaml}', '**/{.vale,_vale,vale}.ini', '**/*.{yml,yaml}']
/** A mistake in a project file, as it is told on the command line. */
const FAULT = /^(.+?):(\d+): ([^]*)$/

/** Serves one editor until it ends, and the process with it. */
export function serveEditor(call: Call): Promise<never> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
  const documents = new TextDocuments(TextDocument)
  const abilities: Abilities = { disabledActions: false, snippets: false, asksReason: false, versionedEdits: false }
  let isMarkdown = true
  let watches = false
  const projects = new OpenedProjects(call, ({ refused, ran }) => {
    connection.console.info(`${ran.rules} rules (${ran.config ?? 'no project file'})`)
    for (const { file, line, message } of refused) connection.console.warn(`${file}:${line}: ${message}`)
  })
  const checks = new TextChecks(documents, projects, {
    onChecked: (uri, version, checked) =>
      void connection.sendDiagnostics({ uri, version, diagnostics: checked ? diagnosticsOf(checked) : [] }),
    onFault: sayFault,
  })

  const isCurrent = ({ text: { uri }, version }: CheckedText) => documents.get(uri)?.version === version
  /** By its path: editors write the address of a file in more than one way. */
  const openText = (file: string) => documents.all().find(({ uri }) => uri.startsWith('file:') && fileURLToPath(uri) === file)

  /** A notification: that of `connection.window` is a request, which not every editor answers. */
  const show = (type: MessageType, message: string): null => {
    void connection.sendNotification(ShowMessageNotification.type, { type, message })
    return null
  }

  /** The mistake that was said last, and the file it is shown in. */
  let said = { message: '', uri: '' }
  function sayFault(error: unknown): void {
    const message = error === null ? '' : error instanceof UsageError || error instanceof PlainError ? error.message : String(error)
    if (message === said.message) return
    if (said.uri !== '') void connection.sendDiagnostics({ uri: said.uri, diagnostics: [] })
    const [, file, line, what] = FAULT.exec(message) ?? []
    const uri = file === undefined ? '' : pathToFileURL(path.resolve(file)).href
    if (uri !== '') void connection.sendDiagnostics({ uri, diagnostics: [faultDiagnostic(Number(line), what!)] })
    said = { message, uri }
    if (message !== '') show(MessageType.Warning, `Imprimatur does not check: ${message}`)
  }

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    // What a person would type in the folder that is open.
    const root = params.workspaceFolders?.[0]?.uri ?? (params as { rootUri?: string | null }).rootUri
    if (root?.startsWith('file:')) process.chdir(fileURLToPath(root))
    const { textDocument, workspace } = params.capabilities
    abilities.disabledActions = textDocument?.codeAction?.disabledSupport === true
    abilities.snippets = (workspace?.workspaceEdit as { snippetEditSupport?: boolean } | undefined)?.snippetEditSupport === true
    abilities.asksReason = (params.initializationOptions as { asksReason?: boolean } | undefined)?.asksReason === true
    abilities.versionedEdits = workspace?.workspaceEdit?.documentChanges === true
    isMarkdown = textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) ?? false
    watches = workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return {
      serverInfo: { name: 'imprimatur', version: VERSION },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
        executeCommandProvider: { commands: [SHOW_ADVICE, IGNORE] },
      },
    }
  })
  connection.onInitialized(() => {
    const watchers = WATCHED.map((globPattern) => ({ globPattern }))
    if (watches)
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers })
        .catch((error: Error) => connection.console.warn(`Files are not watched: ${error.message}`))
  })

  connection.onDidChangeWatchedFiles(() => checks.again())
  connection.onDidChangeConfiguration(() => checks.again())
  documents.onDidOpen(({ document }) => checks.soon(document.uri, 0))
  documents.onDidChangeContent(({ document }) => checks.soon(document.uri))
  documents.onDidSave(({ document }) => (/\.(?:ya?ml|ini)$/i.test(document.uri) ? checks.again() : undefined))
  documents.onDidClose(({ document }) => {
    checks.forget(document.uri)
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] })
  })

  connection.onHover(async ({ textDocument, position }, token) => {
    const checked = await checks.now(textDocument.uri)
    if (!checked || token.isCancellationRequested) return null
    const ranges = diagnosticsOf(checked).map(({ range }) => range)
    const at = checked.asset.findings.findIndex((_, index) => isIn(position, ranges[index]!))
    if (at === -1) return null
    const finding = checked.asset.findings[at]!
    const explanation = checked.project.ruleset.byId.get(finding.rule_id)?.explanation ?? ''
    const kind = isMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText
    return { contents: { kind, value: explained(finding, explanation, isMarkdown) }, range: ranges[at]! }
  })

  connection.onCodeAction(async ({ textDocument, range, context }, token) => {
    const checked = await checks.now(textDocument.uri)
    if (!checked || token.isCancellationRequested) return []
    const isWanted = () => !token.isCancellationRequested && isCurrent(checked)
    const actions = await actionsFor(checked, range, context.only, abilities, openText, isWanted)
    return isWanted() ? actions : []
  })

  connection.onExecuteCommand(async ({ command, arguments: given = [] }) => {
    if (command === SHOW_ADVICE) return show(MessageType.Info, String(given[0]))
    if (command !== IGNORE) return null
    const [uri, rule, start, place, reason] = given as [string, string, Position, Place, string]
    if (typeof reason !== 'string' || reason.trim() === '') throw refusal('A finding is ignored with a reason: give one')
    const checked = await checks.now(uri)
    const ranges = checked ? diagnosticsOf(checked).map(({ range }) => range) : []
    const index = checked?.asset.findings.findIndex(({ rule_id: id }, at) => id === rule && isIn(start, ranges[at]!)) ?? -1
    const insertion = index === -1 ? null : await insertionFor(checked!, index, place, openText)
    if (insertion === null) throw refusal(`${rule} finds nothing there that can be ignored so`)
    if (!isCurrent(checked!)) throw refusal('The text has changed meanwhile: try again')
    const { applied } = await connection.workspace.applyEdit(reasonEdit(insertion, reason, abilities))
    return applied
  })

  documents.listen(connection)
  connection.listen()
  return new Promise<never>(() => undefined)
}

const refusal = (message: string) => new ResponseError(LSPErrorCodes.RequestFailed, message)

const isIn = ({ line, character }: Position, { start, end }: { start: Position; end: Position }) =>
  (line > start.line || (line === start.line && character >= start.character)) &&
  (line < end.line || (line === end.line && character <= end.character))
