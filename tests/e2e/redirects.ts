/** Addresses that every host redirects permanently, with their targets. */
export const redirects: Readonly<Record<string, string>> = {
  '/book/princeton/': '/book/princeton',
  '/locations/princeton///': '/locations/princeton',
  '/Locations/PRINCETON': '/locations/princeton',
  '/index.html': '/',
  '/index': '/',
  '/locations/index.html': '/locations',
  '/locations/princeton.html': '/locations/princeton',
  '/book/princeton/infrared-sauna/index.html': '/book/princeton/infrared-sauna',
  '/book/marlboro': '/book/englishtown',
  '/book/marlboro/infrared-sauna': '/book/englishtown/infrared-sauna',
  '/book/Marlboro/': '/book/englishtown',
  '/book/?step=location&service=Full%20Body': '/book?step=location&service=Full%20Body',
}
