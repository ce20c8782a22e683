import { beginPage } from '../../app/ahead';
import { moviesLoader } from './movies.loader';

beginPage((request) => moviesLoader({ request }));
