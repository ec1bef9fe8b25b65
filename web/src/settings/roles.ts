/** As menus and lists order them: who may most comes first. */
export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const
