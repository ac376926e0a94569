import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AreaField } from './AreaField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

test('a required field that is still empty is called required, and not invalid', () => {
  render(
    <MantineProvider env="test">
      <TextField label="Name" required />
      <AreaField label="Why" required />
      <SelectField label="When" required data={['', 'now']} />
    </MantineProvider>,
  )
  for (const field of [...screen.getAllByRole('textbox'), screen.getByRole('combobox')]) {
    expect(field).toBeRequired()
    expect(field).toBeValid()
    expect(field).not.toHaveAttribute('required')
  }
})
