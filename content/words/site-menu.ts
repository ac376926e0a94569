/** Words of the site's menu that are no page's name. */

export const drawer = 'Menu'
