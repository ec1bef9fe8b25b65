import { plural } from '../base/strings.en.ts'

export const settings = {
  title: 'Settings', you: 'You', pageTitle: (section: string) => `${section} · Imprimatur`,
  section: { members: 'Members', keys: 'API keys', packs: 'Rule packs', severities: 'Severity overrides', 'allow-list': 'Allow-list', model: 'Model', places: 'Private places', plan: 'Plan', account: 'Account', sessions: 'Sessions' },
  ownersOnly: 'Only an owner of the workspace sees this', ownersOnlyHelp: (role: string) => `Your role here is ${role}. Ask an owner to do it for you, or to give you the role.`,
  lookOnly: (role: string) => `Your role here is ${role}: you may look, and an owner or editor changes it.`,
  save: 'Save', saved: 'Saved', add: 'Add', remove: 'Remove', search: 'Search', email: 'E-mail', name: 'Name', password: 'Password', role: 'Role', rule: 'Rule', pack: 'Pack', severity: 'Severity',
  // Signing in
  signIn: 'Sign in', forgotten: 'Forgotten?', noAccount: 'No account? Ask an owner of your workspace for an invitation link.', toSignIn: 'Back to signing in',
  noWorkspace: 'You belong to no workspace', noWorkspaceHelp: (email: string) => `You are signed in as ${email}. Ask an owner of a workspace for an invitation link.`,
  forgot: 'Password forgotten', forgotHelp: 'Give your e-mail address; if an account belongs to it, a link to set a new password is on its way.', forgotSend: 'Send a link',
  forgotNoMail: 'This server sends no e-mail. Whoever runs it makes a link for you with', forgotDone: 'Look into your mail', forgotDoneHelp: 'If an account belongs to this address, a link is on its way. It works for two hours.',
  // Links
  firstOwner: 'Become the owner', firstOwnerHelp: (workspace: string) => `You are the first here. You will own the workspace “${workspace}” and can invite others to it.`,
  join: (workspace: string) => `Join ${workspace}`, joinHelp: (role: string) => `You are invited as ${role}.`, joinExisting: 'You have an account already: sign in with its password to join.',
  reset: 'Set a new password', resetHelp: 'You will be signed out everywhere else.', yourName: 'Your name', yourNameHelp: 'Others see it beside your decisions and comments.', newPassword: 'New password', passwordHelp: 'At least 10 characters; a few words in a row are good.',
  passwordShort: 'A password has at least 10 characters.', start: 'Start', joinButton: 'Join', setPassword: 'Set the password', linkGone: 'This link does not work any more', linkGoneHelp: 'It was used, has expired, or was withdrawn. Ask for a new one.', linkEmpty: 'The link is not whole: something is missing after the # sign. Copy all of it.',
  // Members
  membersNote: 'Who belongs to this workspace, and what they may do in it.', invite: 'Invite', invited: (email: string) => `Invitation for ${email}`, inviteTitle: 'Invite a person', inviteNote: 'The link works once, for seven days.',
  inviteSent: 'It was also sent by e-mail.', inviteNotSent: 'Send this link to the person. This is the only time it can be seen.', inviteMake: 'Make a link', copyLink: 'Copy link', joined: 'Joined', seen: 'Last here', never: 'never', justNow: 'just now', thatIsYou: 'you',
  openInvitations: 'Open invitations', invitedBy: 'Invited by', until: 'Works until', withdraw: 'Withdraw', removeMember: (name: string) => `Remove ${name}?`, removeMemberHelp: 'The person loses access at once. What they decided and wrote stays.', removeNow: 'Remove',
  roles: { owner: 'Owner', editor: 'Editor', reviewer: 'Reviewer', viewer: 'Viewer' },
  roleHelp: { owner: 'everything, with members, keys and plan', editor: 'audits, documents, rules and decisions', reviewer: 'decisions, comments and assignments', viewer: 'looks, changes nothing' },
  roleOf: (name: string) => `Role of ${name}`, members: (n: number) => plural(n, 'member', 'members'),
  // Keys
  keysNote: 'A key reads this workspace’s data and may record decisions and comments. Treat it like a password.', newKey: 'New key', keyName: 'What is the key for?', keyNameHelp: 'Its name stands in the trail beside what it does.', makeKey: 'Make the key',
  keyReady: (name: string) => `Key “${name}” is ready`, keyOnce: 'Copy it now. This is the only time it can be seen: we keep a hash of it, not the key.', copyKey: 'Copy key', tryIt: 'Try it', command: 'Ready command', stored: 'I have stored it in a safe place', keys: 'Keys',
  startsWith: 'Starts with', madeBy: 'Made by', made: 'Made', lastUsed: 'Last used', revoke: 'Revoke', isNew: 'new', leftWorkspace: 'nobody who is a member', revokedAt: (date: string) => `revoked ${date}`, revokeAsk: (name: string) => `Revoke “${name}”?`, revokeHelp: 'Whatever uses this key is refused from now on. This cannot be taken back.', revoked: (name: string) => `“${name}” is revoked`,
  revokeNote: 'Revoking works at once, on every server. Decisions made with a key stay in the trail under its name.', noKeys: 'No keys yet', noKeysHelp: 'A key lets a program of yours read findings and record decisions by the public API.', noApi: 'The plan of this workspace has no API access: keys are refused.',
  // Rules
  packsNote: 'Audits use these packs unless they are told otherwise when they start.', rulesIn: (n: number) => plural(n, 'rule', 'rules'), seeRules: 'All rules with their sources', activeCount: (on: number, all: number) => `${on} of ${all} packs active`,
  severitiesNote: 'Give a rule another severity here, or turn it off. Audits from now on use it; findings of earlier audits keep theirs.', builtIn: 'By itself', ownSeverity: 'Here', asBuiltIn: 'as it is', off: 'Off', severityOf: (rule: string) => `Severity of ${rule} here`, changedOnly: 'Changed', allRules: 'All', noRules: 'No rule by that name', noChanged: 'No rule is changed', noChangedHelp: 'Every rule has the severity it came with.',
  allowNote: 'Texts that are no violation here, whatever the case of their letters: names, approved claims. Audits from now on leave them alone.', allowText: 'Text', allowRule: 'For', allowNoteLabel: 'Why', everyRule: 'every rule', allowEmpty: 'Nothing is allowed by name yet', allowEmptyHelp: 'Add the name of a product or a claim you may make; it will not be found again.', allowAdd: 'Allow a text', allowThere: 'This text is in the list already.',
  placesNote: 'Audits read only public addresses. Name here the private ones they may read too: a staging server, an intranet.', place: 'Host, *.domain, host:port, or a range such as 10.1.0.0/16', placesEmpty: 'Only public addresses are read', placesEmptyHelp: 'Addresses inside your network are refused until an owner allows them here.',
  // Model
  optional: 'optional', modelNote: 'What writes the documents of this workspace. Without a model, templates write drafts themselves.', modelNow: 'The model in use', modelNone: 'No model', modelNoneHelp: 'Templates write drafts themselves, from the form and your facts. Name a model and the same templates are written by it.',
  modelFrom: { workspace: 'this workspace’s own', server: 'of this server', none: 'drafts by the templates' }, modelKeyKept: 'Its key is kept encrypted and is never shown again.', modelNoKey: 'It has no key.', modelOwners: (role: string) => `Your role here is ${role}: an owner names the model.`,
  modelOwn: 'A model for this workspace', modelLabel: 'Provider and model', modelHelp: 'provider:model. Providers are ollama, openai, anthropic, google, mistral, azure, bedrock, and compatible for any service that speaks OpenAI’s protocol.', modelKey: 'Key', modelKeyHelp: 'Kept encrypted, never shown again. Ollama needs none.', modelKeyStays: 'A key is kept. Leave this empty to keep it; give another to replace it.',
  modelUrl: 'Address', modelUrlHelp: 'Only for services of your own. A private one must be allowed under Private places.', modelTest: 'Test it', modelTesting: 'Asking …', modelTook: (ms: string) => `It took ${ms} ms.`, modelForget: 'Remove', modelForgetAsk: 'Remove this workspace’s model?', modelForgetHelp: 'Its key is forgotten. The server’s model writes from now on, if there is one; otherwise templates write drafts.',
  // Plan
  planNote: 'What this workspace may do, and what it holds.', plan: { free: 'Free', team: 'Team', enterprise: 'Enterprise' }, current: 'this workspace', apiYes: 'with the public API', apiNo: 'without the public API', holds: 'It holds', audits: (n: number) => plural(n, 'audit', 'audits'), activeKeys: (n: number) => plural(n, 'API key in use', 'API keys in use'), planChange: 'Whoever runs this server changes the plan:', workspaceName: 'Name of the workspace', workspaceNameHelp: 'Everybody in it sees the name.',
  // Account
  accountNote: 'Your name and your password, the same in every workspace.', profile: 'Name', changePassword: 'Change the password', currentPassword: 'Current password', passwordChanged: 'The password is changed; you are signed out everywhere else.', everywhere: 'Sign out everywhere', everywhereHelp: 'Every browser you are signed in with, this one too.',
  sessionsNote: 'Where you are signed in.', browser: 'Browser', address: 'From', began: 'Signed in', lastSeen: 'Last renewed', thisBrowser: 'this browser', endSession: 'End', unknownBrowser: 'Unknown browser',
}
