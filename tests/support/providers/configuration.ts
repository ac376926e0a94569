/** An origin at which nothing listens, so that tests answer in its place. Port 8, because Firefox blocks port 9. */
export const providerOrigin = 'https://127.0.0.1:8'

/** The variables of a site in which every third party is configured, and which lets visitors save their visit. */
export const configuration = {
  VITE_SITE_URL: 'https://www.kelvin.example',
  VITE_BOOKING_URL_TEMPLATE: `${providerOrigin}/calendar/{location}/{service}`,
  VITE_LEADS_URL: '/leads-under-test',
  VITE_FRANCHISE_URL: '/inquiries-under-test',
  VITE_ERRORS_URL: '/errors-under-test',
  VITE_SCHEDULER_URL: `${providerOrigin}/scheduler`,
  VITE_MEETING_URL: `${providerOrigin}/meeting`,
  VITE_PRICING_SCRIPT_URL: `${providerOrigin}/pricing-table.js`,
  VITE_PRICING_KEY: 'pk_test_1',
  VITE_PRICING_TABLES_YES: 'prctbl_1,prctbl_2',
  VITE_PRICING_TABLES_NO: 'prctbl_3,prctbl_4',
  VITE_EXAM_SCRIPT_URL: `${providerOrigin}/exam-widget.js`,
  VITE_EXAM_DATE_LIBRARY_URL: `${providerOrigin}/dates.js`,
  VITE_EXAM_FORM_URL: `${providerOrigin}/exam-form`,
  VITE_EXAM_CLINIC: 'Kelvin Wellness',
  VITE_EXAM_ID: '42',
  VITE_VISIT_EXPORT: '1',
}
