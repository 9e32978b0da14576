// The suites, in the order in which they run: what is to be seen before there is a server comes first.
import './suites/plain-markdown.ts';
import './suites/findings.ts';
import './suites/hover.ts';
import './suites/colours.ts';
import './suites/options.ts';
import './suites/rule-pages.ts';
import './suites/deals.ts';
import './suites/format.ts';
import './suites/conversions.ts';
import './suites/settings.ts';
import './suites/law-books.ts';
import './suites/completions.ts';
