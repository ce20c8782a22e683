import { tooOldText } from '../../shared/words/too-old';
import { browserNameIn, OLDEST_BROWSERS } from './browser-name';

// Shows a notice that the browser is too old, above the served page, which remains readable.

document.querySelector('#root > .page-loader')?.remove();
const line = document.createElement('p');
line.id = 'no-script';
line.setAttribute('role', 'alert');
line.textContent = tooOldText(browserNameIn(navigator.userAgent), OLDEST_BROWSERS);
document.getElementById('root')?.prepend(line);
