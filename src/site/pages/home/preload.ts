import { startPreload } from '../../data/loader-cache';
import { homeLoader } from './home.loader';

startPreload(homeLoader);
