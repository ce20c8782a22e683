import { startPreload } from '../../data/loader-cache';
import { searchLoader } from './search.loader';

startPreload((request) => searchLoader({ request }));
