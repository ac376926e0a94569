/** What each page of a test version says above everything else; the number to call follows. */
export const stagingWords = {
  label: 'About this version',
  text: 'This is a test version of our website. Bookings and requests made here may not reach us. To book, call',
}
