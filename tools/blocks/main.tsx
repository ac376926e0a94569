import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'
import '../../src/styles.css'
import { BlocksPage } from './BlocksPage.tsx'
import { climateIn } from './climates.ts'

const root = document.querySelector('#blocks')
if (root) createRoot(root).render(<BlocksPage climate={climateIn(window.location.search)} />)
