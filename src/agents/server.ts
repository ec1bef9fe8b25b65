import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { PlainError } from '../errors.ts'
import { VERSION } from '../version.ts'
import type { AtHand } from './at-hand.ts'
import { checkAddress, commentOn, findViolations, listTones, startAudit } from './audit-tools.ts'
import { listRules, readRule } from './rule-tools.ts'
import { ruleDetail } from './rule-words.ts'
import { patiently, type ServerCalls } from './server-calls.ts'
import { decide, explainViolation, generate, listAudits, listTemplates, pageViolations } from './server-tools.ts'
import { checkText, mendText } from './text-tools.ts'
import { addTool, keptSchema } from './tool.ts'

const INSTRUCTIONS =
  'Imprimatur checks texts for compliance with advertising, consumer and product law. Check what you ' +
  'write with check_text before you hand it ' +
  'over. mend_text applies only what keeps the meaning; removals, advice and decisions about violations are for people.'

/** Nobody is told of changes: what is listed is asked for when it is needed. */
const capabilities = { tools: { listChanged: false }, resources: { listChanged: false }, prompts: { listChanged: false } }

/** Completions of a rule's id that are offered. */
const MOST_COMPLETIONS = 100

/** What a server of the protocol offers: without a server of Imprimatur, what works on texts and rules alone. */
export function agentServer(hand: AtHand, calls: ServerCalls | null): McpServer {
  const agent = new McpServer({ name: 'imprimatur', title: 'Imprimatur', version: VERSION }, { instructions: INSTRUCTIONS, capabilities })
  addTool(agent, checkText(hand))
  addTool(agent, mendText(hand))
  addTool(agent, listRules(hand))
  addTool(agent, readRule(hand))
  addRuleResources(agent, hand)
  addPrompts(agent)
  if (calls === null) return agent
  const server: ServerCalls = {
    call: (method, place, body, options) => patiently(() => calls.call(method, place, body, options), options?.signal),
  }
  addTool(agent, listTemplates(server))
  addTool(agent, generate(server))
  addTool(agent, listAudits(server))
  addTool(agent, pageViolations(server))
  addTool(agent, explainViolation(server))
  addTool(agent, decide(server))
  addTool(agent, commentOn(server))
  addTool(agent, findViolations(server))
  addTool(agent, startAudit(server))
  addTool(agent, checkAddress(server))
  addTool(agent, listTones(server))
  addDocumentResources(agent, server)
  return agent
}

function addRuleResources(agent: McpServer, hand: AtHand): void {
  const list = async () => ({
    resources: (await hand.rules()).map(({ id, name, severity, source }) => ({
      uri: `imprimatur://rules/${encodeURIComponent(id)}`,
      name: id,
      title: name,
      description: `${severity}${source ? `; ${source.citation}` : ''}`,
      mimeType: 'application/json',
    })),
  })
  const ids = async (begun: string) =>
    (await hand.rules())
      .map(({ id }) => id)
      .filter((id) => id.includes(begun))
      .slice(0, MOST_COMPLETIONS)
  agent.registerResource(
    'rule',
    new ResourceTemplate('imprimatur://rules/{id}', { list, complete: { id: ids } }),
    { title: 'A rule', description: 'A rule whole, with the law behind it.', mimeType: 'application/json' },
    async (uri, { id }) => {
      const detail = ruleDetail(await hand.rule(decodeURIComponent(String(id))))
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(detail, null, 2) }] }
    },
  )
}

function addDocumentResources(agent: McpServer, server: ServerCalls): void {
  agent.registerResource(
    'document',
    new ResourceTemplate('imprimatur://documents/{id}', { list: undefined }),
    { title: 'A document', description: 'A document of the workspace, as Markdown.', mimeType: 'text/markdown' },
    async (uri, { id }, { mcpReq: { signal } }) => {
      if (!/^[\w-]+$/.test(String(id))) throw new PlainError(`There is no document ${String(id)}.`)
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
      argsSchema: keptSchema<{ text: string; market?: string }>(reviewed),
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
      argsSchema: keptSchema<{ task: string }>(asked),
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
