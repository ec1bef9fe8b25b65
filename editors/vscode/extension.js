const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

/** @type {LanguageClient | undefined} */
let client

const start = async () => {
  const [command, ...words] = vscode.workspace.getConfiguration('imprimatur').get('command')
  const flags = vscode.workspace.getConfiguration('imprimatur').get('flags')
  const languages = vscode.workspace.getConfiguration('imprimatur').get('languages')
  client = new LanguageClient(
    'imprimatur',
    'Imprimatur',
    { command, args: [...words, 'lsp', ...flags] },
    {
      documentSelector: languages.flatMap((language) => [
        { language, scheme: 'file' },
        { language, scheme: 'untitled' },
      ]),
      // The reason is asked for here, so that no comment without one is written.
      initializationOptions: { asksReason: true },
    },
  )
  await client.start()
}

const askReason = async (uri, rule, start, place) => {
  const reason = await vscode.window.showInputBox({ title: `Ignore ${rule}`, prompt: 'Why is this in order? It is kept beside the finding.' })
  if (reason?.trim())
    await client?.sendRequest('workspace/executeCommand', { command: 'imprimatur.ignore', arguments: [uri, rule, start, place, reason] })
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand('imprimatur.askReason', askReason),
    vscode.commands.registerCommand('imprimatur.restart', async () => {
      await client?.stop()
      await start()
    }),
  )
  await start()
}

exports.deactivate = () => client?.stop()
