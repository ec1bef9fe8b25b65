import { fromJsonSchema, McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { VERSION } from '../../version.ts'
import type { Call } from '../command.ts'
import type { ServerByKey } from '../server-by-key.ts'
import { listRules, readRule } from './rule-tools.ts'
import { ruleDetail, RulesHere } from './rules-here.ts'
import { decide, explainViolation, generate, listAudits, listTemplates, pageViolations } from './server-tools.ts'
import { checkText, mendText } from './text-tools.ts'
import { addTool } from './tool.ts'

const INSTRUCTIONS =
  'Imprimatur checks texts for compliance with advertising, consumer and product law. Check what you ' +
  'write with check_text before you hand it ' +
  'over. mend_text applies only what keeps the meaning; removals, advice and decisions about violations are for people.'

/** Completions of a rule's id that are offered. */
const MOST_COMPLETIONS = 100

/** Serves one agent until it closes standard input. */
export async function serveAgent(call: Call, server: ServerByKey | null): Promise<void> {
  const rules = new RulesHere(call)
  // What is wrong with the project file is said now, and not with the first call.
  await rules.open()
  const ended = new Promise<void>((resolve) => process.stdin.once('close', resolve).once('end', resolve))
  const handle = serveStdio(() => agentServer(rules, server), {
    onerror: (error) => void process.stderr.write(`imprimatur: ${error.message}\n`),
  })
  await ended
  await handle.close()
}

function agentServer(rules: RulesHere, server: ServerByKey | null): McpServer {
  const agent = new McpServer({ name: 'imprimatur', title: 'Imprimatur', version: VERSION }, { instructions: INSTRUCTIONS })
  addTool(agent, checkText(rules))
  addTool(agent, mendText(rules))
  addTool(agent, listRules(rules))
  addTool(agent, readRule(rules))
  addRuleResources(agent, rules)
  addPrompts(agent)
  if (server === null) return agent
  addTool(agent, listTemplates(server))
  addTool(agent, generate(server))
  addTool(agent, listAudits(server))
  addTool(agent, pageViolations(server))
  addTool(agent, explainViolation(server))
  addTool(agent, decide(server))
  addDocumentResources(agent, server)
  return agent
}

function addRuleResources(agent: McpServer, rules: RulesHere): void {
  const list = async () => ({
    resources: (await rules.open()).ruleset.rules.map(({ id, name, severity, source }) => ({
      uri: `imprimatur://rules/${encodeURIComponent(id)}`,
      name: id,
      title: name,
      description: `${severity}${source ? `; ${source.citation}` : ''}`,
      mimeType: 'application/json',
    })),
  })
  const ids = async (begun: string) =>
    (await rules.open()).ruleset.rules
      .map(({ id }) => id)
      .filter((id) => id.includes(begun))
      .slice(0, MOST_COMPLETIONS)
  agent.registerResource(
    'rule',
    new ResourceTemplate('imprimatur://rules/{id}', { list, complete: { id: ids } }),
    { title: 'A rule', description: 'A rule whole, with the law behind it.', mimeType: 'application/json' },
    async (uri, { id }) => {
      const detail = ruleDetail(await rules.rule(decodeURIComponent(String(id))))
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(detail, null, 2) }] }
    },
  )
}

function addDocumentResources(agent: McpServer, server: ServerByKey): void {
  agent.registerResource(
    'document',
    new ResourceTemplate('imprimatur://documents/{id}', { list: undefined }),
    { title: 'A document', description: 'A document of the workspace, as Markdown.', mimeType: 'text/markdown' },
    async (uri, { id }, { mcpReq: { signal } }) => {
      const options = { version: 'v1' as const, signal }
      const { generatedOutput } = await server.call<{ generatedOutput: string }>('GET', `/document/${String(id)}`, undefined, options)
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: generatedOutput }] }
    },
  )
}

const text = (description: string) => ({ type: 'string' as const, description })

function addPrompts(agent: McpServer): void {
  const says = (words: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text: words } }] })
  const reviewed = {
    type: 'object' as const,
    properties: { text: text('The text.'), market: text('Where it will be published, as DE.') },
    required: ['text'],
  }
  agent.registerPrompt(
    'review_text',
    {
      title: 'Review a text',
      description: 'Checks a text and explains what is wrong with it, with the law.',
      argsSchema: fromJsonSchema<{ text: string; market?: string }>(reviewed),
    },
    ({ text: words, market }) =>
      says(
        `Check the text below with the tool check_text${market ? ` and markets ["${market}"]` : ''}. ` +
          'For each finding say in one sentence what is ' +
          'wrong, quote the law it names, and give the suggested wording. Say plainly which findings a person ' +
          'must decide. Do not add findings of ' +
          `your own.\n\n${words}`,
      ),
  )
  const asked = { type: 'object' as const, properties: { task: text('What is to be written.') }, required: ['task'] }
  agent.registerPrompt(
    'write_within_rules',
    {
      title: 'Write within the rules',
      description: 'Writes a text that the rules find nothing in.',
      argsSchema: fromJsonSchema<{ task: string }>(asked),
    },
    ({ task }) =>
      says(
        `${task}\n\nCheck the text with the tool check_text, change what it finds, and check again until it ` +
          'finds nothing, at most five times. ' +
          'Invent no facts, figures or certificates to satisfy a rule: leave the claim out instead. End with ' +
          'the text and with what you left out.',
      ),
  )
}
