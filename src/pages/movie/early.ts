import { beginPage } from '../../app/ahead';
import { movieLoader } from './movie.loader';

const [, , id = ''] = window.location.pathname.split('/');

// Any other name is for the router to decode.
if (/^[\w-]+$/.test(id)) beginPage(() => movieLoader({ params: { id } }));
