import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type Diagnostic,
  type PublishDiagnosticsParams,
  type Range,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

/** An editor with the language server of the command line, in a folder: what it shows, and what its user does. */
export class Editor {
  readonly #child: ChildProcess
  readonly #folder: string
  readonly connection: ReturnType<typeof createProtocolConnection>
  readonly published: PublishDiagnosticsParams[] = []
  readonly messages: string[] = []
  readonly texts = new Map<string, TextDocument>()
  #look = () => undefined as void

  constructor(folder: string, args: string[] = []) {
    this.#folder = folder
    this.#child = spawn(process.execPath, [LAUNCHER, 'lsp', ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
    this.connection = createProtocolConnection(new StreamMessageReader(this.#child.stdout!), new StreamMessageWriter(this.#child.stdin!))
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.push(params)
      this.#look()
    })
    this.connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      this.messages.push(message)
      this.#look()
    })
    this.connection.onRequest('client/registerCapability', () => null)
    this.connection.onRequest('workspace/applyEdit', ({ edit }: { edit: WorkspaceEdit }) => {
      return { applied: this.apply(edit) }
    })
    this.connection.listen()
    this.#child.setMaxListeners(0)
  }

  uri = (name: string): string => pathToFileURL(path.join(this.#folder, name)).href

  async start(capabilities: object = {}, initializationOptions: object = {}): Promise<any> {
    const rootUri = pathToFileURL(this.#folder).href
    const workspaceFolders = [{ uri: rootUri, name: 'folder' }]
    const params = { processId: process.pid, rootUri, workspaceFolders, capabilities, initializationOptions }
    const result = await this.connection.sendRequest('initialize', params)
    await this.connection.sendNotification('initialized', {})
    return result
  }

  /** Ends the server; answers its exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.#child.on('exit', resolve))
    await this.connection.sendRequest('shutdown')
    await this.connection.sendNotification('exit')
    return ended
  }

  /** Opens a text and waits until it is checked. */
  open(name: string, text: string, languageId = 'plaintext'): Promise<Diagnostic[]> {
    const uri = name.includes(':') ? name : this.uri(name)
    this.texts.set(uri, TextDocument.create(uri, languageId, 1, text))
    const shown = this.shown(uri, 1)
    void this.connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } })
    return shown
  }

  /** Types, without waiting; answers the version. */
  type(uri: string, range: Range, newText: string): number {
    const text = this.texts.get(uri)!
    const version = text.version + 1
    const contentChanges = [{ range, text: newText }]
    this.texts.set(uri, TextDocument.update(text, contentChanges, version))
    void this.connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges })
    return version
  }

  /** False where the edit is for another version than that of its text. */
  apply(edit: WorkspaceEdit): boolean {
    const versioned = (edit.documentChanges ?? []) as TextDocumentEdit[]
    if (versioned.some(({ textDocument: { uri, version } }) => version !== null && version !== this.texts.get(uri)!.version)) return false
    const changes = versioned.map(({ textDocument, edits }) => [textDocument.uri, edits as TextEdit[]] as const)
    for (const [uri, edits] of [...Object.entries(edit.changes ?? {}), ...changes])
      for (const { range, newText } of edits.toSorted(
        (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character,
      ))
        this.type(uri, range, newText)
    return true
  }

  /** The diagnostics of a version, when they are there. */
  async shown(uri: string, version: number): Promise<Diagnostic[]> {
    return (await this.until(() => this.published.find((one) => one.uri === uri && one.version === version))).diagnostics
  }

  until<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      const before = this.#look
      this.#look = () => {
        before()
        const found = find()
        if (found !== undefined) resolve(found)
      }
      this.#look()
    })
  }

  actions(uri: string, range: Range, only?: string[]): Promise<CodeAction[]> {
    const context = { diagnostics: [], ...(only ? { only } : {}) }
    return this.connection.sendRequest('textDocument/codeAction', { textDocument: { uri }, range, context })
  }

  content = (uri: string): string => this.texts.get(uri)!.getText()
}
