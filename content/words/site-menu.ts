/** Words of the site's menu that are no page's name. */

export const drawer = 'Menu'
export const callUs = 'Call us seven days a week:'
