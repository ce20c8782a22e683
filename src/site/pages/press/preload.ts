import { pathOf } from '../../../content/locale/language';
import { startPreload } from '../../data/loader-cache';
import { pressLoader } from './press.loader';

const [, , id = ''] = pathOf(window.location.pathname).split('/');

// Any other name is for the router to decode.
if (/^[\w-]+$/.test(id)) startPreload(() => pressLoader({ params: { id } }));
