-- Sends long endless sowings, one after the other, and counts the answers by status.
-- wrk -s endless.lua http://host:port/v1/rulesets/adji-kui-ii/validate
-- Each of these takes some 784,300 laps to prove endless, as many as any in 200 million random sowings.
local lines = {
  { "5,4,1,5,3,5/4,3,4,3,7,4 s 0-0", "D" },
  { "3,1,2,1,3,5/4,3,7,8,10,1 s 0-0", "A" },
  { "3,10,3,2,4,3/7,1,2,4,5,4 s 0-0", "B" },
  { "2,7,3,5,9,3/3,2,4,3,4,3 s 0-0", "F" },
  { "7,3,2,3,7,4/3,2,6,2,6,3 s 0-0", "C" },
  { "2,3,5,4,6,4/3,7,6,2,1,5 s 0-0", "E" },
  { "4,6,4,3,4,3/5,4,5,7,1,2 s 0-0", "B" },
  { "3,3,2,4,6,2/9,3,2,3,5,6 s 0-0", "A" },
  { "2,6,5,3,4,3/2,4,3,7,4,5 s 0-0", "C" },
  { "3,4,3,8,3,2/4,3,4,3,7,4 s 0-0", "D" },
  { "4,6,4,5,4,1/5,4,3,4,3,5 s 0-0", "B" },
  { "3,5,6,2,4,3/4,3,5,6,3,4 s 0-0", "B" },
}
local threads = {}
local sent = 0

function setup(thread)
  table.insert(threads, thread)
end

function init()
  answered, turned_away, other = 0, 0, 0
end

function request()
  local line = lines[sent % #lines + 1]
  sent = sent + 1
  return wrk.format(
    "POST", nil, { ["Content-Type"] = "application/json" },
    '{"notation":"' .. line[1] .. '","move":"' .. line[2] .. '"}')
end

function response(status)
  if status == 200 then
    answered = answered + 1
  elseif status == 503 then
    turned_away = turned_away + 1
  else
    other = other + 1
  end
end

function done()
  local sum = { answered = 0, turned_away = 0, other = 0 }
  for _, thread in ipairs(threads) do
    for name in pairs(sum) do
      sum[name] = sum[name] + thread:get(name)
    end
  end
  print(string.format(
    "endless: answered %d, turned away with 503 %d, anything else %d",
    sum.answered, sum.turned_away, sum.other))
end
