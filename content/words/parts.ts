/** Names of the parts of the site that may be missing, as a visitor would call them. */

export const menu = 'The menu'
export const footer = 'The footer'
export const kept = 'What is kept on this device'
export const dialog = 'This dialog'
export const booking = 'Online booking'
export const callbackForm = 'The callback form'
export const exam = 'The online consultation'
export const serviceDetail = 'This service’s details'
export const inquiryForm = 'The inquiry form'
export const reviewButtons = 'The buttons of the reviews'
export const weightLoss = 'The weight-loss program'
export const addressAndHours = 'Address and hours'
