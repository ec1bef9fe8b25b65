-- SHA-256 of what a finding says (src/db/trail/finding-hash.ts), made when it is stored; an entry of the trail hashes those of its
-- findings. Null: it was found before there was such a hash.
alter table reviews add column finding_hash bytea;
