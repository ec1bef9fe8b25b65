/** Why a rule does not run in a workspace: as for any rule, or since one of its own was never published, or can no longer be read. */
export const NOT_RUN = ['pack', 'off', 'date', 'market', 'sector', 'channel', 'draft', 'unreadable'] as const
export type WhyNotRun = (typeof NOT_RUN)[number]
