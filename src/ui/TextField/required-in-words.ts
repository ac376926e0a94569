/**
 * Says that a field is required, without the browser's own check: Firefox calls an empty field that it checks invalid
 * before anything was typed. Forms here are checked by their schema.
 */
export function requiredInWords({ required }: { required?: boolean | undefined }) {
  return { required: false, withAsterisk: required === true, 'aria-required': required === true }
}
