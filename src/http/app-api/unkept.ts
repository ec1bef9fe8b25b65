/**
 * POSTs whose answers are not kept for their Idempotency-Key: those that hold a secret, and those that change nothing and may be asked
 * twice.
 */
export const UNKEPT: Partial<Record<string, 'secret' | 'changes nothing'>> = {
  invite: 'secret',
  createKey: 'secret',
  rotateKey: 'secret',
  createWebhook: 'secret',
  rotateWebhookKey: 'secret',
  makeReadingLink: 'secret',
  makeFindingLink: 'secret',
  countAssignmentRule: 'changes nothing',
  countScope: 'changes nothing',
  dryRunBulk: 'changes nothing',
  mapBrief: 'changes nothing',
  previewAudit: 'changes nothing',
  previewSchedule: 'changes nothing',
  previewTemplate: 'changes nothing',
  proposeVoice: 'changes nothing',
  readExampleAddresses: 'changes nothing',
  readExampleFiles: 'changes nothing',
  rewritePassage: 'changes nothing',
  streamDocument: 'changes nothing',
  suggestForRule: 'changes nothing',
  testModel: 'changes nothing',
  tryModelPage: 'changes nothing',
  tryMarkets: 'changes nothing',
  tryOwnRule: 'changes nothing',
  tryVoices: 'changes nothing',
}
