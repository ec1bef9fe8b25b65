-- Names of people and workspaces stand in lines of mails. What breaks a line or turns its direction is refused from now on; what was stored
-- before reads as a blank.
update users
set name = btrim(regexp_replace(name, '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+', ' ', 'g'))
where name ~ '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

update workspaces
set name = btrim(regexp_replace(name, '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+', ' ', 'g'))
where name ~ '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
