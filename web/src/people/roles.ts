/** In the order of menus and lists: most permissions first. */
export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const
