import {render} from 'react-dom'
import {App} from './homes.jsx'

render(<App />, document.getElementById('app'))
