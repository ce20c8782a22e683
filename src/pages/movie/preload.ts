import { startPreload } from '../../data/loader-cache';
import { movieLoader } from './movie.loader';

const [, , id = ''] = window.location.pathname.split('/');

// Any other name is for the router to decode.
if (/^[\w-]+$/.test(id)) startPreload(() => movieLoader({ params: { id } }));
