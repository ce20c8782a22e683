import { startPreload } from '../../data/loader-cache';
import { moviesLoader } from './movies.loader';

startPreload((request) => moviesLoader({ request }));
