export { createOwnRule, deleteDraft, saveDraft } from './drafts.ts'
export { whyNotPublished } from './proven.ts'
export { askToPublish, publishOwnRule, rollBack, sendRuleBack, switchOwnRule } from './publish.ts'
