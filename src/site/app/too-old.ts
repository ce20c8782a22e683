import { tooOld } from '../../shared/words/too-old';
import { browserNameIn, OLDEST_BROWSERS } from './browser-name';

// Says in one sentence that the browser is too old, above the page as it was served, which can be read
// (product 1.7a).

for (const waiting of document.querySelectorAll('#root > :is(.page-loader, [role=status])')) {
  waiting.remove();
}
// No script will take over the served page, and its links work without one.
const served = document.querySelector('#root > [inert]');
for (const name of ['inert', 'aria-hidden']) served?.removeAttribute(name);
const line = document.createElement('p');
line.id = 'no-script';
line.setAttribute('role', 'alert');
line.textContent = tooOld(browserNameIn(navigator.userAgent), OLDEST_BROWSERS);
document.getElementById('root')?.prepend(line);
