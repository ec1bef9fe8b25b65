-- The desk searches the sentence around a found text as well. Apart from violations_search: version 1 of the public API looks into no
-- sentence, and its searches would read every violation whose sentence has the word. A page without a full stop is one sentence: of a long
-- one the beginning is searched, as much as the desk shows of it.
create index violations_sentence on violations using gin (left(sentence, 4000) gin_trgm_ops);
