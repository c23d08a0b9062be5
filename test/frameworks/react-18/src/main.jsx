import {createRoot} from 'react-dom/client'
import {App} from './homes.jsx'

createRoot(document.getElementById('app')).render(<App />)
